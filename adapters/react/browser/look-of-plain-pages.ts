// A page that is not ours to lay out has no stylesheet of the site; its widgets bring theirs.
// oxlint-disable-next-line import/no-unassigned-import -- a stylesheet has nothing to assign
import '../widgets/plain-page.css'
