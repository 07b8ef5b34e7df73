/** Labels with what they say; those without anything are left out. */
export const Facts = ({ rows }: { readonly rows: readonly (readonly [label: string, text: string | undefined])[] }) => (
  <dl className="facts endless">
    {rows.map(
      ([label, text]) =>
        text !== undefined && (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ),
    )}
  </dl>
)
