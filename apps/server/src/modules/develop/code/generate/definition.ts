import { fieldOf, type CodeEntry } from './entity-of.ts';
import { literal } from './literal.ts';

const verbs = {
  page: 'POST /queryPage',
  list: 'GET /queryList',
  detail: 'GET /queryById',
  save: 'POST /saveOrUpdate',
  remove: 'POST /deleteByIds',
  export: 'POST /excel',
};

/** The definition of the entity: labels in both languages, fields, and how it is asked for. */
export function definitionText(entry: CodeEntry): string {
  const { entityName, tableName, labelZh, labelEn, apiPath, menuCode, fieldList } = entry;
  const search = fieldList.filter((field) => field.search && field.kind === 'text').map(({ name }) => name);
  const parts = {
    name: entityName,
    table: tableName,
    label: { zh: labelZh, en: labelEn },
    path: apiPath,
    verbs,
    menu: menuCode,
    ...(search.length > 0 && { search }),
    sort: ['-createTime'],
  };
  const lines = Object.entries(parts).map(([name, value]) => `  ${name}: ${literal(value, 2)},\n`);
  const fields = fieldList.map((field) => `    ${field.name}: ${literal(fieldOf(field), 4)},\n`);
  return `import { entity } from '../kit/entity.ts';

export const ${entityName} = entity({
${lines.join('')}  fields: {
${fields.join('')}  },
});
`;
}
