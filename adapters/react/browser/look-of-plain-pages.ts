// A page that is not ours to lay out has no stylesheet of the site; its widgets bring theirs.
import '../styles/widgets/plain-page.css'
