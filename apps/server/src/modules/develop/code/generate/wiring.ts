import { camelCaseOf, kebabCaseOf, pascalCaseOf, type CodeEntry } from './entity-of.ts';
import { literal } from './literal.ts';

/** The lines that join the files to the product, each with the file that it belongs in. */
export function wiringText(entry: CodeEntry): string {
  const { entityName, packageName: area, labelZh, labelEn } = entry;
  const file = kebabCaseOf(entityName);
  return `# ${oneLine(labelZh)} / ${oneLine(labelEn)}

1. 迁移编号 / number of the migration: \`NNNN\` → 下一个 / the next one in \`apps/server/migrations\`.

2. \`packages/model/src/${area}/index.ts\`

\`\`\`ts
import { ${entityName} } from './${file}.ts';
export * from './${file}.ts';
// ${camelCaseOf(area)}Entities:
${entityName},
\`\`\`

3. \`apps/server/src/modules/${area}/routes.ts\`

\`\`\`ts
import { ${entityName} } from '@zhaocai/model';
import { crud } from '../../platform/crud/index.ts';
// ${camelCaseOf(area)}Routes:
...crud(${entityName}),
\`\`\`

${screenText(entry)}`;
}

/** Its menu and its page. */
function screenText({ entityName, packageName: area, labelZh, labelEn, menuCode, webPath }: CodeEntry): string {
  const file = kebabCaseOf(entityName);
  const title = literal({ zh: labelZh, en: labelEn });
  return `4. \`apps/server/src/modules/system/menus/${area}.ts\`

\`\`\`ts
{
  code: '${menuCode}',
  name: ${title},
  path: '${webPath}',
  icon: 'TableOutlined',
  kinds: allKinds,
  buttons: buttons('view', 'add', 'edit', 'delete', 'export'),
},
\`\`\`

5. \`apps/web/src/features/${area}/index.ts\`

\`\`\`ts
{
  path: '${webPath}',
  title: ${title},
  permission: '${menuCode}_view',
  load: async () => ({ Page: (await import('./${file}/${file}-page.tsx')).${pascalCaseOf(entityName)}Page }),
},
\`\`\`
`;
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ');
}
