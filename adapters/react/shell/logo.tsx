/** A gable cut into five spines of the register. */
export const Logo = ({ name }: { readonly name: string }) => (
  <a className="logo" href="/">
    <svg viewBox="0 0 38 40" width="38" height="40" aria-hidden="true">
      <path fill="#9d0c2b" d="M0 18.5 6 13.3V40H0z" />
      <path fill="#b93824" d="M8 11.6 14 6.4V40H8z" />
      <path fill="#d56125" d="M16 4.7 19 2l3 2.7V40h-6z" />
      <path fill="#e68120" d="M24 6.4l6 5.2V40h-6z" />
      <path fill="#f8a52f" d="M32 13.3l6 5.2V40h-6z" />
    </svg>
    {name}
  </a>
)
