import { kebabCaseOf, pascalCaseOf, type CodeEntry } from './entity-of.ts';

/** The screen: all of it follows from the definition. */
export function pageText({ entityName, packageName }: CodeEntry): string {
  return `import { ${entityName} } from '@zhaocai/model/${packageName}/${kebabCaseOf(entityName)}';
import { ResourcePage } from '../../../kit/resource-page/resource-page.tsx';

export function ${pascalCaseOf(entityName)}Page() {
  return <ResourcePage entity={${entityName}} />;
}
`;
}
