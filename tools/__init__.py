"""Developers' scripts; not shipped."""
