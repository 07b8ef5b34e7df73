/** At least half of the members take part in a vote (§ 33 Abs. 2 BetrVG). */
export const quorumOf = (entitled: number): number => Math.ceil(entitled / 2)
