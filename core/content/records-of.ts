import type { RecordKind } from '../records/records.ts'
import type { Content, RecordContent } from './content.ts'

type RecordOf<Kind extends RecordKind> = Extract<RecordContent, { readonly kind: Kind }>

/** The records of one kind, in the order of the content. */
export const recordsOf = <Kind extends RecordKind>({ records }: Content, kind: Kind): readonly RecordOf<Kind>[] =>
  records.filter((record): record is RecordOf<Kind> => record.kind === kind)
