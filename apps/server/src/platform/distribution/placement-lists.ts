/**
 * Tables that every machine of a database that is distributed by tenant has a copy of, with the reason: they are small,
 * change seldom, and are read under whatever tenant is at work.
 */
export const referenceTables: Readonly<Record<string, string>> = {
  tenant: 'a domain belongs to one tenant of all, and every look at a session reads its row',
  menu: 'the menus of the platform are those of every tenant; rights of other tenants refer to them',
  top_menu: 'as menu',
  top_menu_menu: 'as menu',
  notice: 'a notice of the platform is read, and marked as read, by people of every tenant',
  law_rule: 'periods and thresholds of the law are rows of the platform that hold for everybody',
  work_calendar: 'days off are rows of the platform that hold for everybody',
  api_scope: 'the scopes that the platform defines hold for every tenant',
  param: 'a parameter of the platform holds where a tenant has none of its own',
  dict: 'the words of the system are rows of the platform',
  dict_biz: 'the words that the platform gives are read by every tenant',
  region: 'the regions of the state are rows of the platform',
  report: 'reports of the platform are shown to every tenant',
  help_page: 'help of the platform is shown to every tenant',
  file_template: 'templates of the platform are offered to every tenant',
  file_catalog: 'the lists of papers of the platform are offered to every tenant',
  lease_policy: 'policies of the platform hold where a tenant has none of its own',
  agency_fee_tier: 'the tiers of the agency fee are rows of the platform',
  notice_rule: 'the rules of notices are rows of the platform',
  labour_tax_band: 'the bands of the tax on fees for labour are rows of the platform that hold for everybody',
  told_rule: 'written at each start from the lifecycles, read by triggers of every tenant',
  duty_rule: 'written at each start from the lifecycles, read by triggers of every tenant',
};

/** Tables that stay on the coordinator alone, with the reason. */
export const localTables: Readonly<Record<string, string>> = {
  schema_migration: 'what has been migrated is known of the whole database, by its owner',
  base_row: 'a pattern that tables are made like; it has no rows',
  process_lease: 'numbers of processes are given out once for the whole installation',
  minute_count: 'calls of an address are counted over all tenants, by whatever process takes them',
  outbox: 'it is read across tenants in the order of commits, which only one machine has',
};

/** What does not fit, with what must be done about it: such a constraint is dropped before its table is distributed. */
export const exceptions: Readonly<Record<string, string>> = {
  reservation_free:
    'excludes by overlapping ranges of tenant and site, and Citus wants the tenant compared by =; the database then no longer refuses two reservations of one site at once, so keep reservations off until it is stated with btree_gist',
  quote_confirmation_buyer_tenant_id_entry_id_fkey:
    'a supplier’s row refers to a row of its buyer, on another machine perhaps; that row is read before, and removed rows are only marked',
  quote_confirmation_buyer_tenant_id_bulletin_id_fkey:
    'a supplier’s row refers to a row of its buyer, on another machine perhaps; that row is read before, and removed rows are only marked',
};
