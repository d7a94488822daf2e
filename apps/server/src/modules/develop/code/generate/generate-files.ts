import type { GeneratedFile } from '@zhaocai/model';
import { definitionText } from './definition.ts';
import { kebabCaseOf, type CodeEntry } from './entity-of.ts';
import { migrationText } from './migration.ts';
import { pageText } from './page.ts';
import { wiringText } from './wiring.ts';

/** Exactly what docs/adding-an-entity.md asks for: definition, SQL, a page, and the lines that join them. */
export function generateFiles(entry: CodeEntry): GeneratedFile[] {
  const file = kebabCaseOf(entry.entityName);
  const { packageName: area } = entry;
  return [
    { path: `packages/model/src/${area}/${file}.ts`, text: definitionText(entry) },
    { path: `apps/server/migrations/NNNN-${file}.sql`, text: migrationText(entry) },
    { path: `apps/web/src/features/${area}/${file}/${file}-page.tsx`, text: pageText(entry) },
    { path: 'WIRING.md', text: wiringText(entry) },
  ];
}
