import { grantKind, nodeType } from '@zhaocai/model/workflow/definition';
import { grantKindOf, type FlowExamine } from '@zhaocai/model/workflow/flow-examine';
import { isPlain } from '@zhaocai/model/workflow/node-json';
import type { Translate } from '../../../../kit/text/language.ts';
import { projectRoleTexts } from '../texts.ts';

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
  if (!nodeType.is(row.nodeType, 'task', 'approval')) return '';
  const kind = grantKindOf(row);
  if (grantKind.is(kind, 'person')) {
    const names = namedPeople(row.grantUserStr).map(({ realName }) => realName);
    if (names.length > 0) return names.join('、');
  }
  if (grantKind.is(kind, 'projectRole')) {
    const roles = (row.projectMan ?? '')
      .split(',')
      .flatMap((role) => (isProjectRole(role) ? [t(projectRoleTexts[role])] : []));
    if (roles.length > 0) return roles.join('、');
  }
  const grant = grantKind.named(kind);
  return grant ? t(grant.label) : '';
}

export function isProjectRole(value: string): value is keyof typeof projectRoleTexts {
  return value in projectRoleTexts;
}
