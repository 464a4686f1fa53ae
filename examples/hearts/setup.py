"""Compile the deal where there is a C compiler; it runs interpreted, too."""

from setuptools import setup

from parlour.compiling import BuildAllOrNothing, extensions

setup(ext_modules=extensions("src/parlour_hearts"), cmdclass={"build_ext": BuildAllOrNothing})
