"""Compile the deal if there is a C compiler; otherwise it runs interpreted."""

from setuptools import setup

from parlour.compiling import BuildAllOrNothing, extensions

setup(ext_modules=extensions("src/parlour_hearts"), cmdclass={"build_ext": BuildAllOrNothing})
