/** 1 all rows of the tenant · 2 own rows · 3 rows of the own departments · 4 those and their descendants'. */
export type ScopeKind = 1 | 2 | 3 | 4;

/** Who is signed in, as a session caches it for a few seconds; a NOTIFY drops it. Ids are strings. */
export interface SessionUser {
  readonly sessionId: string;
  readonly tenantId: string;
  readonly tenantName: string;
  readonly tenantKind: 'platform' | 'buyer' | 'agency' | 'supplier';
  readonly userId: string;
  readonly account: string;
  readonly nickName: string;
  readonly roleIds: readonly string[];
  /** Aliases: `administrator` (platform), `admin` (tenant), others free. */
  readonly roleAliases: readonly string[];
  readonly deptIds: readonly string[];
  /** Own departments and everything below them, for scope kind 4. */
  readonly deptSubtreeIds: readonly string[];
  /** Codes `<menu>_<verb>`. */
  readonly permissions: ReadonlySet<string>;
  /** Resource name or `*` → kinds granted by any of the roles (union). Empty: own rows only. */
  readonly dataScopes: Readonly<Record<string, readonly ScopeKind[]>>;
  readonly mustChangePassword: boolean;
}
