import type { Language } from '../kit/text.ts';
import { isBuiltInParam, type BuiltInParam, type ParamRow } from './param.ts';

interface Words {
  readonly name: string;
  readonly remark: string;
}

const english = {
  'account.registerUser': {
    name: 'Open registration',
    remark: 'true lets visitors register themselves, false does not',
  },
  'account.initPassword': {
    name: 'Initial password',
    remark:
      'random makes one for each account; or one for all of at least 8 characters with letters and digits. It is changed at the first sign-in',
  },
  'account.passwordLength': { name: 'Least length of a password', remark: '8 to 64' },
  'account.passwordKinds': {
    name: 'Kinds of characters in a password',
    remark: '2 letters and digits; 3 capitals, small letters and digits; 4 symbols too',
  },
  'account.passwordHistory': {
    name: 'Passwords remembered',
    remark: 'A new password is none of the last so many, 0 to 24; 0 asks for nothing',
  },
  'account.passwordDays': {
    name: 'Days that a password is good for',
    remark: 'Then it is changed at the next sign-in, 0 to 365; 0 is for ever',
  },
  'account.md5Passwords': {
    name: 'Passwords sent the former way',
    remark:
      'true lets former clients send md5 of a password; false takes sealed ones alone, whose strength the server judges',
  },
  'account.stepUpMinutes': {
    name: 'Minutes until a new proof',
    remark:
      'Openings, confirmations, grants and resets ask who it is once more after so many minutes, 0 to 480; 0 never asks',
  },
  'account.signInNetworks': {
    name: 'Networks to sign in from',
    remark: 'Addresses or networks after commas, 10.0.0.0/8, 2001:db8::/32; 无 for any',
  },
  'account.signInTimes': {
    name: 'Times to sign in at',
    remark: 'Days of the week and times after commas, 1-5 08:00-20:00, 6 09:00-12:00; 无 for any',
  },
  'tenant.expireNoticeDays': {
    name: 'Days of notice before a tenant expires',
    remark: 'So many days before, 1 to 365',
  },
  'export.perHour': {
    name: 'Exports in an hour',
    remark: 'Of each tenant, 1 to 999999; beyond it the next hour is waited for',
  },
  'captcha.perHour': {
    name: 'Sign-in codes in an hour',
    remark: 'Pictures made for each tenant in an hour, 1 to 999999',
  },
  'file.personMegabytes': {
    name: 'Space for a person’s files (MB)',
    remark: 'Of all that one account has uploaded, 1 to 999999; beyond it unused files are deleted first',
  },
  'file.personFiles': {
    name: 'Files of a person',
    remark: 'All that one account has uploaded, 1 to 999999; beyond it unused files are deleted first',
  },
  'file.removedDays': {
    name: 'Days that deleted files are kept',
    remark: 'The content stays so many days, 0 to 365; 0 is for ever',
  },
  'form.dictionaryHosts': {
    name: 'Hosts of dictionaries for forms',
    remark: 'Hosts that forms may ask for options, after commas, dict.example.com; 无 for this product alone',
  },
  'plan.withoutBudget': {
    name: 'Plans without a budget',
    remark: 'true lets a plan be handed in without one, with the reason; false asks for one',
  },
  'expert.ageLimit': {
    name: 'Oldest age of an expert',
    remark: 'In years; older ones neither enter the library nor are drawn; 0 for any',
  },
  'expert.workYears': {
    name: 'Least years of work of an expert',
    remark: 'Tendering Law, article 37 asks for eight years in the field; 0 for any',
  },
  'expert.replyMinutes': {
    name: 'Minutes for an expert to answer',
    remark: 'Then an alternate takes the place',
  },
  'expert.perUnit': {
    name: 'Experts of one employer',
    remark: 'In one committee, at most; 0 for any',
  },
  'order.payMinutes': { name: 'Minutes to pay an order', remark: 'Then an unpaid order is closed' },
  'order.transferHours': {
    name: 'Hours for a bank transfer',
    remark: 'From the choice of a transfer until its receipt is handed in',
  },
  'order.sandbox': {
    name: 'Sandbox payments',
    remark:
      'true: a payment by the sandbox counts as paid, for trials, without money; false: ways to pay that are not connected take nothing',
  },
  'agency.answerDays': {
    name: 'Days for an agency to answer',
    remark: 'Working days for entrustments, invitations and renewals',
  },
  'agency.drawDays': {
    name: 'Days of a draw of agencies',
    remark: 'Working days for the supervisor to join and for both to show their numbers',
  },
  'review.days': {
    name: 'Days to review',
    remark: 'Working days for budgets, their changes and changes of plans',
  },
  'portal.isOpen': {
    name: 'Notices on the public portal',
    remark: 'true shows published notices and results to anybody; false hides those of the unit at once',
  },
  'portal.ocidPrefix': {
    name: 'Prefix of OCDS',
    remark: 'Of a project’s id in open contracting data, as the register gave it',
  },
  'sealing.holders': {
    name: 'Holders of the opening key',
    remark: 'Of each package, 1 to 5; by law and for government at least 2',
  },
  'sealing.threshold': {
    name: 'Holders needed to open',
    remark:
      'So many open, 1 to 5; by law and for government at least 2; 1 in own procurement is shown as of low assurance',
  },
} as const satisfies Readonly<Record<BuiltInParam, Words>>;

/** What a parameter is called and says: as somebody wrote it, but for those of the product, which read in either language. */
export function paramWords(row: Pick<ParamRow, 'paramKey' | 'paramName' | 'remark'>, language: Language): Words {
  const { paramKey, paramName, remark } = row;
  if (language === 'en' && isBuiltInParam(paramKey)) return english[paramKey];
  return { name: paramName, remark: remark ?? '' };
}

/** Keys of the product's parameters whose English name holds these words. */
export function paramKeysNamed(words: string): BuiltInParam[] {
  const asked = words.trim().toLowerCase();
  return Object.entries(english).flatMap(([key, { name }]) =>
    isBuiltInParam(key) && asked !== '' && name.toLowerCase().includes(asked) ? [key] : [],
  );
}
