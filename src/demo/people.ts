import type { PlanCopy } from '@/domain/plans/entitlement';
import { PRESETS } from '@/domain/access/presets';
import type { PresetName } from '@/domain/access/presets';
import { blankUser } from '@/domain/account/user';
import type { UserRecord } from '@/domain/account/user';

/** The password of every account of the example world. */
export const EXAMPLE_PASSWORD = 'joblane-demo-1';

/** An account of the example world. */
export type ExamplePerson = {
  readonly uid: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly jobRole: string;
  readonly phone: string;
  /** Key of the company, or '' without one. */
  readonly company: string;
  readonly preset: PresetName | 'Administrator' | 'Alone';
};

const HOLLIS = 'dana-hollis';
const VOSS = 'carla-voss';
const LAKESIDE = 'lou-verity';

const person = (
  name: string,
  email: string,
  jobRole: string,
  phone: string,
  company: string,
  preset: ExamplePerson['preset'],
): ExamplePerson => {
  const [firstName = '', lastName = ''] = name.split(' ');
  const uid = `${firstName}-${lastName}`.toLowerCase();
  return { uid, email, firstName, lastName, jobRole, phone, company, preset };
};

/** All users of the example world: every role, in three companies and without one. */
export const EXAMPLE_PEOPLE: readonly ExamplePerson[] = [
  person('Dana Hollis', 'dana@hollisroofing.example', 'Owner', '+12185550142', HOLLIS, 'Administrator'),
  person('Marcus Reed', 'marcus@hollisroofing.example', 'Sales', '+12185550143', HOLLIS, 'Sales'),
  person('Priya Shah', 'priya@hollisroofing.example', 'Sales', '+12185550144', HOLLIS, 'Sales'),
  person('Elena Sato', 'elena@hollisroofing.example', 'Coordinator', '+12185550145', HOLLIS, 'Coordinator'),
  person('Omar Haddad', 'omar@hollisroofing.example', 'Operations', '+12185550146', HOLLIS, 'Manager'),
  person('Tom Becker', 'tom@hollisroofing.example', 'Crew lead', '+12185550147', HOLLIS, 'Worker'),
  person('Rosa Lima', 'rosa@hollisroofing.example', 'Roofer', '+12185550148', HOLLIS, 'Field worker'),
  person('Carla Voss', 'carla@vossroofing.example', 'Owner', '+12185550160', VOSS, 'Administrator'),
  person('Ben Petersen', 'ben@vossroofing.example', 'Roofer', '+12185550161', VOSS, 'Field worker'),
  person('Lou Verity', 'lou@lakesidelouve.example', 'Owner', '+12185550170', LAKESIDE, 'Administrator'),
  person('Sam Okafor', 'sam@okafor.example', 'Handyman', '+12185550180', '', 'Alone'),
];

/** The account record of an example user, onboarded at `at` (epoch ms), with the plan of their business. */
export function exampleUser(of: ExamplePerson, companyName: string, at: number, plan: PlanCopy): UserRecord {
  return {
    ...blankUser(of.uid, of.email, at),
    username: of.uid,
    userFirstName: of.firstName,
    userLastName: of.lastName,
    jobRole: of.jobRole,
    phone: of.phone,
    company: companyName,
    companyUuid: of.company,
    onBoarded: true,
    permissionLevel: of.preset === 'Administrator' || of.preset === 'Alone' ? [] : PRESETS[of.preset],
    ...plan,
    city: 'Duluth',
    state: 'MN',
    zipcode: '55802',
  };
}
