import type { TenantKind, Text } from '@zhaocai/model';
import type { ScopeKind } from '../../platform/access/index.ts';

export interface RoleSeed {
  readonly alias: string;
  readonly name: string;
  /** Menus and buttons by code: exact, or `project_*` for all buttons of a menu. */
  readonly grants: readonly string[];
  /** Grants of all menus of the tenant's kind that are built, in place of a list. */
  readonly all?: boolean;
  readonly scope: ScopeKind;
  /** Resources of which it sees every row beside: what colleagues keep for each other. */
  readonly seesAll?: readonly string[];
}

export interface UserSeed {
  readonly account: string;
  readonly nickName: string;
  readonly roles: readonly string[];
  readonly dept?: string;
  /** How the sign-in page of the demo calls him. */
  readonly label: Text;
}

export interface TenantSeed {
  readonly tenantId: string;
  readonly name: string;
  readonly kind: TenantKind;
  readonly creditCode?: string;
  readonly linkman?: string;
  readonly contactNumber?: string;
  readonly address?: string;
  /** The first is the root, the others lie below it. */
  readonly depts: readonly string[];
  /** Beside the root: what no department of it is above. */
  readonly units?: readonly string[];
  readonly roles: readonly RoleSeed[];
  readonly users: readonly UserSeed[];
}

/** The administrator of a tenant: every menu of its kind, and every row of it. */
export const tenantAdministrator: RoleSeed = { alias: 'admin', name: '管理员', grants: [], all: true, scope: 1 };
