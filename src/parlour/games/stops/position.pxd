from ...core.notation cimport Position
