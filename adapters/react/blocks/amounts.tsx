import type { SumRow } from '#core/costs/cost-words.ts'

/** Sums, each under its name; what is strong stands out. */
export const Amounts = ({ rows }: { readonly rows: readonly Pick<SumRow, 'label' | 'amount' | 'strong'>[] }) => (
  <dl className="amounts">
    {rows.map(({ label, amount, strong }) => (
      <div key={label} className={strong ? 'total' : undefined}>
        <dt>{label}</dt>
        <dd>{amount}</dd>
      </div>
    ))}
  </dl>
)
