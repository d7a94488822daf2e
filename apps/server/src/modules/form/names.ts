/** Names of people as everybody reads them. */
export const nameOf = (alias: string) =>
  `coalesce(nullif(${alias}.real_name, ''), nullif(${alias}.nick_name, ''), ${alias}.account)`;
