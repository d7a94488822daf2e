import { dropRecord, readContent, writeRecord } from '../../kit/session/local-record.ts';

/** In which of his roles and departments somebody works; null: in all of them (rule 142). */
export interface ActingAs {
  readonly roleId: string | null;
  readonly deptId: string | null;
}

export interface WhoActs {
  readonly tenantId: string;
  readonly account: string;
}

interface StoredChoice extends ActingAs, WhoActs {}

const record = 'actingAs';

/** Goes with his next sign-ins in this browser. */
export function rememberActing(who: WhoActs, as: ActingAs): void {
  if (as.roleId === null && as.deptId === null) dropRecord(record);
  else writeRecord(record, { ...who, ...as } satisfies StoredChoice);
}

export function forgetActing(): void {
  dropRecord(record);
}

/** The headers of a sign-in, where this person has chosen. */
export function rememberedHeaders({ tenantId, account }: WhoActs): Record<string, string> {
  // Written by rememberActing alone.
  const stored = readContent(record) as StoredChoice | undefined;
  if (!stored || stored.tenantId !== tenantId || stored.account !== account) return {};
  return {
    ...(stored.roleId ? { 'Role-Id': stored.roleId } : {}),
    ...(stored.deptId ? { 'Dept-Id': stored.deptId } : {}),
  };
}

/** The headers of a switch: an empty one means all. */
export function switchHeaders({ roleId, deptId }: ActingAs): Record<string, string> {
  return { 'Role-Id': roleId ?? '', 'Dept-Id': deptId ?? '' };
}
