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
  /** Entity name → row filters of registered data scopes, granted by any of the roles; judged against the definition. */
  readonly rowFilters?: Readonly<Record<string, readonly unknown[]>>;
  /** Entity name → the fields that scopes of his roles name; an entity that is missing is seen with all its fields. */
  readonly seenFields?: Readonly<Record<string, readonly string[]>>;
  /** Routes that an API scope closes to everybody but its holders, and of whose scopes this user holds none. */
  readonly closedRoutes?: ReadonlySet<string>;
  readonly mustChangePassword: boolean;
  /** A role of his demands a second factor, and he has none. */
  readonly lacksSecondFactor?: boolean;
  /** From where and when his tenant lets people work; absent where it does not matter. */
  readonly places?: { readonly networks: string; readonly times: string } | undefined;
  /** Of a program that calls by an API key as this user. */
  readonly key?: { readonly id: string; readonly requestsPerMinute: number };
}
