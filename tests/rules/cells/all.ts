import type { Cell } from './cell';
import { boardCells } from './boards';
import { chatCells } from './chat';
import { calendarCells } from './calendar';
import { doorCells } from './doors';
import { estimateParentCells } from './estimate-parents';
import { estimateCells } from './estimates';
import { invoiceParentCells } from './invoice-parents';
import { handOffCells } from './hand-offs';
import { invoiceCells } from './invoices';
import { paymentCells } from './payments';
import { fileCells } from './files';
import { filesBesideCells } from './files-beside';
import { foreignIdCells } from './foreign-ids';
import { goneCells } from './gone';
import { importCells } from './imports';
import { mailCells } from './mail';
import { matrixCells } from './matrix';
import { ofEstimateCells } from './of-estimates';
import { ofInvoiceCells } from './of-invoices';
import { planCells } from './plans';
import { notificationCells } from './notifications';
import { networkCells } from './network';
import { questionCells } from './questions';
import { recordCells } from './records';
import { socialCells } from './social';
import { sessionCells } from './sessions';
import { shapeCells } from './shapes';
import { transitionCells } from './transitions';

/** The whole permission table: it tests the rules and kills their mutants. */
export const CELLS = {
  'who may do what': matrixCells,
  'what documents contain': shapeCells,
  'whose ids documents have and name': foreignIdCells,
  'how statuses change': transitionCells,
  'what is asked': questionCells,
  'what the policy says of records': recordCells,
  'how estimates are approved and answered': estimateCells,
  'where an estimate is': estimateParentCells,
  'what belongs to an estimate': ofEstimateCells,
  'what belongs to an invoice or a payment': ofInvoiceCells,
  'how invoices are written and kept': invoiceCells,
  'where an invoice is': invoiceParentCells,
  'how payments are noted': paymentCells,
  'who hands off to accounting': handOffCells,
  'how files come and go': fileCells,
  'files of cards, chats, mails and posts': filesBesideCells,
  'how customers go': goneCells,
  'how imports go': importCells,
  'how people come in': doorCells,
  'how sessions end': sessionCells,
  'what a plan holds': planCells,
  'whose mail it is': mailCells,
  'who is connected with whom': networkCells,
  'who reads and likes posts': socialCells,
  'who is told of what': notificationCells,
  'who talks with whom': chatCells,
  'what calendars show': calendarCells,
  'who works on boards': boardCells,
} satisfies Readonly<Record<string, readonly Cell[]>>;
