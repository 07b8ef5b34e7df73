/** Above so many employees a works council may give committees tasks of their own (§ 28 Abs. 1 Satz 1 BetrVG). */
export const committeesAbove = 100
/** Above so many who are employed for good a company has an economic committee (§ 106 Abs. 1 Satz 1 BetrVG). */
const economicCommitteeAbove = 100

/** How many members an economic committee has, at least and at most (§ 107 Abs. 1 Satz 1 BetrVG). */
export const economicCommitteeSize = { fewest: 3, most: 7 } as const

/** Whether a works council may form committees, by the employees of its establishment (§ 28 Abs. 1 Satz 1 BetrVG). */
export const mayFormCommittees = (employees: number): boolean => employees > committeesAbove

/** Whether an economic committee is to be formed, by those whom the whole company employs for good (§ 106 Abs. 1). */
export const hasEconomicCommittee = (employeesOfCompany: number): boolean => employeesOfCompany > economicCommitteeAbove
