import type { Command } from 'commander'
import type { AuditFinding } from '#core/audit/audit.ts'
import { parts } from '../compose/application.ts'
import { Refused } from '../outcome.ts'
import { printJson, say, type Output } from '../print.ts'
import { withApplication } from '../with-application.ts'

export function auditCommand(program: Command): void {
  program
    .command('audit')
    .description('look through the database of a running or a stopped site without changing it: seats, orders, letters')
    .option('--json', 'print what was found')
    .action(async ({ json }: Output) => {
      const findings = await withApplication((application) => application.get(parts.store).audit.findings())
      if (json) printJson({ findings })
      if (findings.length > 0) throw new Refused(findings.map(sentenceOf).join('\n'))
      if (!json) say('Alles stimmt: Plätze, Bestellungen, Buchungen, Rechnungsnummern und Briefe.')
    })
}

function sentenceOf(finding: AuditFinding): string {
  switch (finding.what) {
    case 'oversold':
      return `Termin ${finding.eventId}: ${finding.taken} von ${finding.places} Plätzen sind vergeben.`
    case 'seats-differ':
      return `Termin ${finding.eventId}: ${finding.taken} Plätze sind vergeben, gebucht sind ${finding.booked} und anderswo vergeben ${finding.elsewhere}.`
    case 'workshop-seats-differ':
      return `Termin ${finding.eventId}, Workshop ${finding.workshop}: ${finding.taken} Plätze sind vergeben, gebucht sind ${finding.booked}.`
    case 'module-seats-differ':
      return `Termin ${finding.eventId}, Modul ${finding.module}: ${finding.taken} Plätze sind einzeln vergeben, gebucht sind ${finding.booked}.`
    case 'event-gone':
      return `Buchung ${finding.bookingId}: Der Termin ${finding.eventId} ist nicht mehr im Programm.`
    case 'order-without-booking':
      return `Bestellung ${finding.orderNo}: Zu ihr gehört keine Buchung.`
    case 'booking-without-order':
      return `Buchung ${finding.bookingId}: Zu ihr gehört keine Bestellung.`
    case 'number-gap':
      return `Nummernkreis ${finding.series}: ${finding.last} Nummern sind vergeben, Rechnungen gibt es ${finding.issued}.`
    case 'letter-lost':
      return `Bestellung ${finding.orderNo}: Es gibt keinen Brief, der sie bestätigt.`
  }
}
