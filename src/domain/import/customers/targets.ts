import { ADDRESS_TARGETS, datesIn, labelOf, namesIn, targetsOf } from '../columns/target-table';
import type { Target, TargetTable } from '../columns/target-table';

const text = (label: string, headers: string): Target => ({ label, headers, kind: 'text' });

/**
 * The targets of a file of customers. Headers are those of Excel lists, Google Contacts, Outlook, Apple, vCard exporters,
 * HubSpot, Salesforce, Pipedrive, Zoho, ServiceTitan, Housecall Pro, Jobber, JobNimbus, AccuLynx, QuickBooks and Xero,
 * then those of German, Spanish, French, Italian, Dutch, Polish and Portuguese lists.
 */
const TABLE = {
  name: {
    ...text(
      'Name',
      `name, full name, customer, customer name, customer full name, client, client name, contact, contact name,
      person name, display name, display name as, lead name, homeowner, homeowner name, formatted name, fn, file as,
      deal contact person, primary contact, vollständiger name, kunde, kundenname, ansprechpartner, nombre completo,
      nombre y apellidos, cliente, nombre del cliente, nombre, nom complet, nom du client, nom et prénom, nom,
      nome completo, nome e cognome, nominativo, nome, volledige naam, klantnaam, klant, naam, imię i nazwisko,
      nazwa klienta, klient, nazwa, nome do cliente`,
    ),
    isName: true,
    more: 'otherName',
  },
  lastFirst: { ...text('Name, written “Last, First”', 'last name first name, last first'), isName: true },
  otherName: text('Another name', ''),
  firstName: {
    ...text(
      'First name',
      `first name, given name, first, main contact first name, person first name, forename, vorname, nombre de pila,
      primer nombre, prénom, voornaam, imię, primeiro nome`,
    ),
    isName: true,
  },
  middleName: text(
    'Middle name',
    `middle name, additional name, m i, mi, middle initial, middle, zweiter vorname, tussenvoegsel, segundo nombre,
    drugie imię`,
  ),
  lastName: {
    ...text(
      'Last name',
      `last name, family name, surname, last, main contact last name, person last name, nachname, familienname, zuname,
      apellidos, apellido, nom de famille, cognome, achternaam, familienaam, nazwisko, sobrenome, apelido`,
    ),
    isName: true,
  },
  nameSuffix: text('Suffix (Jr., Sr.)', 'name suffix, suffix'),
  companyName: {
    ...text(
      'Company',
      `company, company name, organization, organization name, organization 1 name, org name, business name,
      account name, associated company, legal name, org, company account, firma, firmenname, unternehmen, empresa,
      razón social, société, entreprise, raison sociale, azienda, ditta, ragione sociale, bedrijf, bedrijfsnaam,
      nazwa firmy`,
    ),
    isName: true,
  },
  phone: {
    label: 'Phone',
    kind: 'phone',
    headers: `phone, phone number, primary phone, main phone, main phone numbers, phone 1 value, phone 1, mobile phone,
      mobile phone numbers, mobile phone number, mobile, mobile number, cell, cell phone, cell number, person phone,
      person phone mobile, person phone work, person phone home, home phone, home phone numbers, home number, telephone,
      telephone number, tel, business phone, work phone, work phone numbers, work number, company main phone,
      office phone, contact number, telefon, telefonnummer, rufnummer, tel nr, telefon privat, telefon 1, festnetz, handy,
      handynummer, mobil, mobiltelefon, mobilnummer, telefon geschäftlich, teléfono, móvil, celular, teléfono móvil,
      número de teléfono, téléphone, tél, portable, téléphone portable, numéro de téléphone, telefono, cellulare,
      numero di telefono, telefoon, telefoonnummer, mobiel, gsm, numer telefonu, komórka, telefon komórkowy, telefone,
      telemóvel, telefone celular`,
    isName: true,
    more: 'phoneAlt',
  },
  phoneAlt: {
    label: 'Second phone',
    kind: 'phone',
    headers: `second phone, alternate phone, alt phone, secondary phone, other phone, phone 2 value, phone 2, phone 3 value,
      phone 3, phone 4 value, spouse phone, telefon 2, weitere telefonnummer, otro teléfono, autre téléphone,
      altro telefono`,
    more: 'phoneAlt',
  },
  email: {
    ...text(
      'E-mail',
      `email, e mail, email address, e mail address, email 1 value, e mail 1 value, email 1, main email, primary email,
      mail, person email, person email work, person email home, customer email, e mail 1 address, email 2,
      e mail 2 address, e mail 2 value, e mail 3 address, e mail 3 value, secondary email, second email, other email,
      alternate email, work email, home email, e mail adresse, mailadresse, correo, correo electrónico, courriel,
      adresse e mail, adresse mail, posta elettronica, indirizzo e mail, e mailadres, adres e mail,
      correio eletrónico, correio eletrônico`,
    ),
    isName: true,
    more: 'email',
  },
  ...ADDRESS_TARGETS,
  leadSource: text(
    'Lead source',
    `lead source, source, how did you hear about us, referral source, marketing source, source name, original source,
    campaign, quelle, herkunft, leadquelle, fuente, origen, origine, provenance, provenienza, fonte, bron, herkomst,
    źródło, origem`,
  ),
  referredBy: text(
    'Referred by',
    `referred by, referrer, referral, empfohlen von, empfehlung von, recomendado por, recommandé par, aanbevolen door`,
  ),
  productOfInterest: text(
    'Product of interest',
    `product of interest, product, service, interest, job type, work type, trade type, leistung, gewerk, produkt, interesse,
    producto, produit, prodotto, produto`,
  ),
  customerStatus: text(
    'Status',
    `status, lead status, customer status, stage, lead stage, deal stage, pipeline stage, lifecycle stage, kundenstatus,
    estatus, statut, stato, situação, stan`,
  ),
  // Each business has its own: only the heading of our own export matches.
  subStatus: text('Sub-status', 'sub status'),
  statusReason: text('Reason of the status', 'reason, status reason'),
  salesperson: text(
    'Salesperson',
    `salesperson, sales rep, sales person, sales rep name, assigned to, contact owner, lead owner, person owner,
    account owner, deal owner, rep, owner, rep name, assigned rep, estimator, account manager, company representative,
    representative, verkäufer, betreuer, berater, zuständig, bearbeiter, vertriebsmitarbeiter, vendedor, comercial,
    responsable, commercial, vendeur, venditore, verkoper, handlowiec, responsável`,
  ),
  appointmentTime: {
    label: 'Appointment',
    kind: 'moment',
    headers: `appointment, appointment time, appointment date, appointment date time, inspection date, termin, terminzeit,
      terminvereinbarung, ortstermin, cita, fecha de cita, rendez vous, rdv, date de rendez vous, appuntamento, afspraak,
      afspraakdatum, spotkanie, termin spotkania, agendamento, visita`,
  },
  nextFollowUp: {
    label: 'Follow-up',
    kind: 'day',
    headers: `follow up, follow up date, next follow up, next follow up date, callback date, next activity date,
      wiedervorlage, nächster kontakt, seguimiento, próximo contacto, relance, date de relance, prossimo contatto,
      opvolging, następny kontakt, próximo contato, retorno`,
  },
  notes: {
    ...text(
      'Notes',
      `notes, comments, description, remarks, memo, internal notes, customer notes, job notes, bemerkung, bemerkungen,
      notiz, notizen, anmerkung, anmerkungen, kommentar, hinweis, notas, observaciones, comentarios, remarques,
      commentaire, observations, osservazioni, opmerking, opmerkingen, notities, uwagi, notatki, observações,
      comentários`,
    ),
    more: 'notes',
  },
  tags: {
    ...text(
      'Tags',
      `tags, labels, groups, group membership, categories, customer tags, person labels, stichworte, schlagworte, kategorie,
      kategorien, etiquetas, étiquettes, etichette, etykiety`,
    ),
    more: 'tags',
  },
  carrier: text(
    'Insurance carrier',
    `insurance carrier, carrier, insurance company, insurer, versicherung, versicherer, aseguradora, assureur,
    assicurazione, verzekeraar, seguradora`,
  ),
  claimNumber: text(
    'Claim number',
    `claim number, insurance claim number, claim, schadennummer, schadensnummer, número de siniestro, numéro de sinistre`,
  ),
  policyNumber: text(
    'Policy number',
    `policy number, policy, policennummer, versicherungsnummer, número de póliza, numéro de police`,
  ),
  adjuster: text(
    'Adjuster',
    'adjuster, adjuster name, insurance adjuster, gutachter, sachverständiger, perito, expert',
  ),
  adjusterPhone: { label: 'Adjuster’s phone', kind: 'phone', headers: 'adjuster s phone, adjuster phone' },
  dateOfLoss: {
    label: 'Date of loss',
    kind: 'day',
    headers: `date of loss, loss date, storm date, schadensdatum, schadendatum, schadentag, fecha del siniestro,
      date du sinistre`,
  },
  deductible: {
    label: 'Deductible',
    kind: 'money',
    headers: `deductible, insurance deductible, selbstbeteiligung, selbstbehalt, franquicia, franchise, eigen risico`,
  },
  amount: {
    label: 'Estimated value',
    kind: 'money',
    headers: `amount, estimate, estimate amount, estimated value, value, deal value, deal amount, opportunity value,
      quote amount, quoted amount, contract amount, contract value, price, job value, total, total amount, quote total,
      estimate total, job total, sale amount, sale price, expected revenue, revenue, total revenue, lifetime revenue,
      lifetime value, total sales, invoice total, job amount, approved estimate, budget, auftragsvolumen, angebotspreis,
      angebotswert, gesamtbetrag, gesamtsumme, summe, preis, wert, umsatz, precio, importe total, valor, prix,
      montant total, valeur, prezzo, importo totale, valore, prijs, waarde, offertebedrag, cena, wartość, preço, betrag,
      angebotssumme, auftragswert, auftragssumme, importe, monto, presupuesto, montant, importo, bedrag, kwota, montante,
      orçamento`,
  },
  createdDate: {
    label: 'Lead since',
    kind: 'date',
    headers: `created date, date created, created, created at, created on, create date, created time, creation date,
      date added, added on, lead since, lead date, lead created, date entered, entered, inquiry date, date received,
      received, person created, add time, customer since, client since, erstellt, erstellt am, angelegt am, erfasst am,
      eingangsdatum, fecha de creación, fecha de alta, date de création, créé le, data creazione, data di creazione,
      aangemaakt op, aangemaakt, data utworzenia, utworzono, data de criação, criado em`,
  },
  soldDate: {
    label: 'Sold on',
    kind: 'date',
    headers: `sold on, sold date, date sold, sale date, won date, closed date, close date, contract date, signed date,
      last job date, last job, last service date, last service, last job completed, completed date, completion date,
      date completed, completed on, job completed, install date, invoice date, verkauft am, auftragsdatum,
      fecha de venta, date de vente, data vendita, verkocht op, data sprzedaży, data da venda`,
  },
} as const satisfies TargetTable<string>;

export type ImportTarget = keyof typeof TABLE;
export const CUSTOMER_TARGETS: TargetTable<ImportTarget> = TABLE;

export const IMPORT_TARGETS = targetsOf(CUSTOMER_TARGETS);

/** Targets that name the customer; a file needs at least one. */
export const NAMING_TARGETS = namesIn(CUSTOMER_TARGETS);

/** Targets with dates, where the order of day and month matters. */
export const DATE_TARGETS = datesIn(CUSTOMER_TARGETS);

/** A target's label for a business in a country (ISO 3166-1). */
export function targetLabel(target: ImportTarget, country: string): string {
  return labelOf(CUSTOMER_TARGETS, target, country);
}
