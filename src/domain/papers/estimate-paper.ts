import { chosenLines, choiceTotals, plain, stepSums } from '../estimates/estimate-sums';
import type { Choice } from '../estimates/estimate-sums';
import { optionName } from '../estimates/answers/client-choice';
import type { IssuedEstimate } from '../estimates/issued-estimate';
import { stepName } from '../estimates/shown-sums';
import { conventionsOf } from '../format/conventions';
import { drawnSignature } from '../jobs/signature';
import { extrasTable, pricedTable } from './estimate-tables';
import { issuedLetterhead } from './letterhead';
import { clientColumn, knownFacts } from './paper';
import type { Paper, PaperSection, PaperWriting } from './paper';
import { plainFileName } from './paper-file-name';

/** The signature on an estimate. */
export type SignedEstimate = {
  readonly name: string;
  /** Epoch ms. */
  readonly at: number;
  /** The path of `signaturePath`; '' where only the business has it. */
  readonly path: string;
  /** "by phone, noted by Dana Hollis" for an approval without a signature; '' for a signed one. */
  readonly way?: string;
};

export type EstimatePaperInput = {
  readonly issued: IssuedEstimate;
  /** SHA-256 of the version's text; '' for a draft. */
  readonly sha256: string;
  /** The option to print with its extras; null for all options side by side. */
  readonly choice: Choice | null;
  readonly signed: SignedEstimate | null;
  readonly write: PaperWriting;
};

/** An estimate as a PDF: all options side by side, or one of them as chosen or signed. */
export function estimatePaper({ issued, sha256, choice, signed, write }: EstimatePaperInput): Paper {
  const { kind, number, version, client, title, terms, clientText, versionNote, country } = issued;
  const noun = kind === 'Change' ? 'Change to your project' : 'Estimate';
  const choices = choice === null ? issued.options.map(({ id }) => plain(id)) : [choice];
  const [only] = choices.length === 1 ? choices : [];
  const table = pricedTable(issued, choices, write);
  const extras = signed === null ? extrasTable(issued, choices, write) : null;
  const sections: (PaperSection | false)[] = [
    {
      kind: 'columns',
      columns: [
        clientColumn(client),
        {
          title: noun,
          facts: knownFacts([
            { label: 'Version', value: sha256 === '' ? 'Not sent yet' : String(version) },
            { label: 'Good until', value: issued.validUntil && write.day(issued.validUntil) },
            { label: 'Option', value: only ? optionName(issued, only.option) : '' },
          ]),
        },
      ],
    },
    versionNote.trim() !== '' &&
      version > 1 && { kind: 'text', title: `New in version ${version}`, text: versionNote.trim() },
    clientText.trim() !== '' && { kind: 'text', title: 'About this estimate', text: clientText.trim() },
    choices.length > 1 && { kind: 'text', title: 'Options', text: optionsText(issued) },
    {
      kind: 'priced',
      title:
        only && optionName(issued, only.option) !== ''
          ? `Included in ${optionName(issued, only.option)}`
          : 'Lines',
      table,
    },
    extras !== null && { kind: 'priced', title: 'Extras that can be added', table: extras },
    ...choices.map((one) => payments(issued, one, choices.length > 1, write)),
    terms.trim() !== '' && { kind: 'text', title: 'Terms', text: terms.trim() },
    signature(issued, signed, write),
  ];
  return {
    title: noun,
    subject: title,
    number: number === '' ? '' : `No. ${number}`,
    fileName: plainFileName([noun, number, client.name]),
    madeAt: write.moment(issued.issuedAt),
    pageSize: conventionsOf(country).paper,
    letterhead: issuedLetterhead(issued, write),
    sections: sections.filter((section) => section !== false),
    foot: sha256 === '' ? '' : `SHA-256 of version ${version}: ${sha256}`,
  };
}

function optionsText(issued: IssuedEstimate): string {
  return issued.options
    .map(({ id, description, isSuggested }) => {
      const words = [isSuggested ? 'We suggest this one.' : '', description.trim()].filter(Boolean).join(' ');
      return words === '' ? optionName(issued, id) : `${optionName(issued, id)}: ${words}`;
    })
    .join('\n');
}

function payments(
  issued: IssuedEstimate,
  choice: Choice,
  isNamed: boolean,
  write: PaperWriting,
): PaperSection | false {
  const totals = choiceTotals(issued, choice);
  if (typeof totals === 'string' || issued.schedule.length === 0) return false;
  if (chosenLines(issued.lines, choice).length === 0) return false;
  return {
    kind: 'amounts',
    title: isNamed ? `Payments for ${optionName(issued, choice.option)}` : 'Payments',
    rows: [
      ...stepSums(totals, issued.schedule).map(({ step, total }) => ({
        label: [stepName(step, issued.country), step.when].filter((word) => word !== '').join('. '),
        value: write.money(total),
      })),
      { label: 'Total', value: write.money(totals.total) },
    ],
  };
}

function signature(issued: IssuedEstimate, signed: SignedEstimate | null, write: PaperWriting): PaperSection {
  if (signed === null) {
    return {
      kind: 'signatures',
      signers: [
        { label: 'Client', value: issued.client.name },
        { label: 'Business', value: issued.business.name },
      ],
    };
  }
  const path = drawnSignature(signed.path);
  const { name } = issued.business;
  const at = write.moment(signed.at);
  if (path !== '') return { kind: 'signed', title: 'Accepted by the client', path, name: signed.name, at };
  const kept = signed.way ? `Given ${signed.way}.` : `${name} keeps the signature.`;
  return { kind: 'text', title: 'Accepted by the client', text: `${signed.name}, ${at}. ${kept}` };
}
