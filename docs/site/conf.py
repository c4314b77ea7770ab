"""How Sphinx makes a site of docs/ (`make docs`); why Sphinx: docs/decisions/0021."""

import tablee

project = "Tablée"
author = "the Tablée contributors"
project_copyright = author
release = version = tablee.__version__

extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinx.ext.napoleon", "sphinx_copybutton", "sphinx_design"]
source_suffix = {".md": "markdown"}
root_doc = "index"

myst_enable_extensions = ["colon_fence", "strikethrough"]
myst_heading_anchors = 3
suppress_warnings = ["misc.highlighting_failure", "myst.strikethrough"]  # `...` in JSON; not in PDF
pygments_style = "friendly"
pygments_dark_style = "github-dark"

autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_typehints_format = "short"
autodoc_inherit_docstrings = False
python_use_unqualified_type_names = True
python_maximum_signature_line_length = 260  # counted with the full names of types
add_module_names = False
copybutton_prompt_text = r">>> |\.\.\. |\$ "
copybutton_prompt_is_regexp = True

html_theme = "furo"
html_title = "Tablée"
html_logo = html_favicon = "static/icon.svg"  # the icon of the page: tools/site.py puts it there
html_static_path = ["static"]
html_css_files = ["tablee.css"]
html_show_sourcelink = False
html_copy_source = False
html_theme_options = {
    "light_css_variables": {"color-brand-primary": "#1b5e3a", "color-brand-content": "#1b5e3a"},
    "dark_css_variables": {"color-brand-primary": "#7fd6a5", "color-brand-content": "#7fd6a5"},
}
