import type { CustomerFile } from './customer-file';

const csv = (...lines: readonly string[]) => new TextEncoder().encode(`${lines.join('\r\n')}\r\n`);

/** Lists with headers in other languages and other specialities of foreign programs. */
export const FOREIGN_FILES: readonly CustomerFile[] = [
  {
    from: 'Excel in Germany with German headers and statuses',
    bytes: csv(
      'Name;Vorname;Straße;Hausnummer;PLZ;Ort;Telefon;E-Mail;Termin;Status;Bemerkung',
      'Weiß;Jörg;Am Ring;3a;50667;Köln;0221 / 123 45-67;joerg@mail.example;03.12.2026 14:30;Offen;Hund im Hof',
      'Groß;Änne;Domweg;7;50668;Köln;0351 5550101 / 0171 2345678;;24.12.2026;Gewonnen;',
      'Klein;Uwe;Domweg;9;50668;Köln;;;;Offen;',
    ),
    rows: 3,
    words: [
      ['Offen', 'Contacted'],
      ['gewonnen', ''],
    ],
    cells: [
      [1, 'name', 'Jörg Weiß'],
      [1, 'streetAddress', 'Am Ring 3a'],
      [1, 'zipcode', '50667'],
      [1, 'city', 'Köln'],
      [1, 'phone', '0221 / 123 45-67'],
      [1, 'phoneAlt', ''],
      [1, 'appointmentTime', Date.UTC(2026, 11, 3, 20, 30)],
      [1, 'customerStatus', 'Contacted'],
      [1, 'notes', 'Hund im Hof'],
      [2, 'phone', '0351 5550101'],
      [2, 'phoneAlt', '0171 2345678'],
      [2, 'customerStatus', 'Open Lead'],
      [2, 'notes', 'Status: Gewonnen'],
      [3, 'customerStatus', 'Contacted'],
    ],
    refused: [],
  },
  {
    from: 'a Spanish list',
    bytes: csv(
      'Nombre,Apellidos,Dirección,Ciudad,Código postal,Teléfono,Correo electrónico,Notas',
      'Lucía,Peña Ruiz,Calle Mayor 3,Sevilla,41001,+34 954 555 010,lucia@mail.example,Llamar',
    ),
    rows: 1,
    cells: [
      [1, 'name', 'Lucía Peña Ruiz'],
      [1, 'streetAddress', 'Calle Mayor 3'],
      [1, 'zipcode', '41001'],
      [1, 'notes', 'Llamar'],
    ],
    refused: [],
  },
  {
    from: 'a French list',
    bytes: csv(
      'Nom,Prénom,Adresse,Complément d’adresse,Code postal,Ville,Téléphone portable,Courriel,Remarques',
      'Lefèvre,Zoé,3 rue du Lac,Bât. B,69001,Lyon,06 55 50 10 10,zoe@mail.example,Rappeler',
    ),
    rows: 1,
    cells: [
      [1, 'name', 'Zoé Lefèvre'],
      [1, 'streetAddress', '3 rue du Lac, Bât. B'],
      [1, 'city', 'Lyon'],
      [1, 'phone', '06 55 50 10 10'],
      [1, 'email', 'zoe@mail.example'],
      [1, 'notes', 'Rappeler'],
    ],
    refused: [],
  },
  {
    from: 'an Italian list',
    bytes: csv(
      'Cognome;Nome;Indirizzo;CAP;Città;Provincia;Cellulare;Note',
      'Rossi;Ada;Via Roma 5;20121;Milano;MI;333 5550101;Tetto piano',
    ),
    rows: 1,
    cells: [
      [1, 'name', 'Ada Rossi'],
      [1, 'streetAddress', 'Via Roma 5'],
      [1, 'state', 'MI'],
      [1, 'phone', '333 5550101'],
      [1, 'notes', 'Tetto piano'],
    ],
    refused: [],
  },
  {
    from: 'a Dutch list',
    bytes: csv(
      'Voornaam;Tussenvoegsel;Achternaam;Straat;Huisnummer;Postcode;Woonplaats;Telefoonnummer;E-mailadres;Opmerkingen',
      'Jan;de;Vries;Dorpstraat;12;1011 AB;Amsterdam;020 555 0101;jan@mail.example;Lekkage',
    ),
    rows: 1,
    cells: [
      [1, 'name', 'Jan de Vries'],
      [1, 'streetAddress', 'Dorpstraat 12'],
      [1, 'city', 'Amsterdam'],
      [1, 'email', 'jan@mail.example'],
      [1, 'notes', 'Lekkage'],
    ],
    refused: [],
  },
  {
    from: 'a Polish list',
    bytes: csv(
      'Imię;Nazwisko;Ulica;Numer domu;Kod pocztowy;Miejscowość;Numer telefonu;Adres e-mail;Uwagi',
      'Łucja;Nowak;Długa;4;80-831;Gdańsk;58 555 01 01;lucja@mail.example;Dach',
    ),
    rows: 1,
    cells: [
      [1, 'name', 'Łucja Nowak'],
      [1, 'streetAddress', 'Długa 4'],
      [1, 'zipcode', '80-831'],
      [1, 'phone', '58 555 01 01'],
      [1, 'notes', 'Dach'],
    ],
    refused: [],
  },
  {
    from: 'a Portuguese list',
    bytes: csv(
      'Nome;Sobrenome;Morada;Código postal;Cidade;Telemóvel;Correio eletrónico;Observações',
      'Inês;Sousa;Rua Nova 8;1100-001;Lisboa;912 555 010;ines@mail.example;Telha',
    ),
    rows: 1,
    cells: [
      [1, 'name', 'Inês Sousa'],
      [1, 'streetAddress', 'Rua Nova 8'],
      [1, 'city', 'Lisboa'],
      [1, 'email', 'ines@mail.example'],
      [1, 'notes', 'Telha'],
    ],
    refused: [],
  },
  {
    from: 'an office with extensions, and a row without a name',
    bytes: csv(
      'Record ID,First Name,Last Name,Phone',
      '71,Ann,Berg,(218) 555-0101 ext. 5',
      '72,Bo,Cole,218-555-0102 x12; 218-555-0103',
      '73,,,',
    ),
    rows: 3,
    cells: [
      [1, 'phone', '(218) 555-0101 ext. 5'],
      [1, 'phoneKey', '2185550101'],
      [2, 'phone', '218-555-0102 x12'],
      [2, 'phoneAlt', '218-555-0103'],
    ],
    refused: [[3, 'No name, company, e-mail or phone.']],
  },
];
