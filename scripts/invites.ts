import { forgetInvite, inviteListFile } from './lib/invite-list';

/**
 * For support: `npm run -s invites > invites.csv` writes the invite list, `npm run invites -- --forget
 * <address>` removes an address. Signs in with application default credentials; see docs/deploy.md.
 */
async function main(): Promise<void> {
  const [option, email = ''] = process.argv.slice(2);
  if (option === undefined) {
    process.stdout.write(`${await inviteListFile()}\r\n`);
  } else if (option === '--forget' && email !== '') {
    const wasThere = await forgetInvite(email);
    console.log(wasThere ? `${email} is off the list.` : `${email} is not on the list.`);
  } else {
    throw new Error('Use: npm run -s invites > invites.csv, or npm run invites -- --forget <address>');
  }
}

await main();
