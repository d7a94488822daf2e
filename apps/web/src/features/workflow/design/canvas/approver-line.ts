import type { FlowExamine } from '@zhaocai/model/workflow/flow-examine';
import { isPlain } from '@zhaocai/model/workflow/node-json';
import type { Translate } from '../../../../kit/text/language.ts';
import { grantTexts, projectRoleTexts } from '../texts.ts';

interface NamedPerson {
  readonly id: string;
  readonly realName: string;
}

/** Names beside the ids of a step's people; what cannot be read is no reason to stop. */
export function namedPeople(grantUserStr: string | undefined): readonly NamedPerson[] {
  if (!grantUserStr) return [];
  try {
    const people: unknown = JSON.parse(grantUserStr);
    return Array.isArray(people) ? people.filter(isPlain).flatMap(personIn) : [];
  } catch {
    return [];
  }
}

function personIn({ id, realName }: Readonly<Record<string, unknown>>): NamedPerson[] {
  const isId = typeof id === 'string' || typeof id === 'number';
  return isId && typeof realName === 'string' ? [{ id: String(id), realName }] : [];
}

/** Who is asked at a step, in a few words. */
export function approverLine(row: FlowExamine, t: Translate): string {
  if (row.nodeType !== '2' && row.nodeType !== '3') return '';
  const kind = row.grantType ?? (row.nodeType === '2' ? '8' : '2');
  if (kind === '2') {
    const names = namedPeople(row.grantUserStr).map(({ realName }) => realName);
    return names.length > 0 ? names.join('、') : t(grantTexts[2]);
  }
  if (kind === '3') {
    const roles = (row.projectMan ?? '')
      .split(',')
      .flatMap((role) => (isProjectRole(role) ? [t(projectRoleTexts[role])] : []));
    if (roles.length > 0) return roles.join('、');
  }
  return isGrant(kind) ? t(grantTexts[kind]) : '';
}

export function isProjectRole(value: string): value is keyof typeof projectRoleTexts {
  return value in projectRoleTexts;
}

export function isGrant(value: string): value is keyof typeof grantTexts {
  return value in grantTexts;
}
