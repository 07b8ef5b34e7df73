import type { ReactNode } from 'react'

/** What is said under a label, in a list of facts. */
export const Fact = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>
      <span>{children}</span>
    </dd>
  </div>
)
