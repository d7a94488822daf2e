import type { Row } from '@zhaocai/model/kit/entity';
import type { project } from '@zhaocai/model/tendering/project';
import type { ProjectLine } from '@zhaocai/model/tendering/project-list-endpoints';
import { RowLink } from '../../../kit/data-table/row-link.tsx';
import { useText } from '../../../kit/text/language.ts';
import { projectPath } from '../paths.ts';
import { shelfTexts as texts } from './texts.ts';
import './shelves.css';

type ProjectRow = Row<typeof project>;

/** The name of a project, and below it what it is procured again from or by. */
export function NameAndFamily({ row }: { readonly row: ProjectRow }) {
  const t = useText();
  const family = hasFamily(row) ? row : undefined;
  return (
    <span className="ps-name">
      <RowLink to={projectPath(row.id)}>{row.projectName}</RowLink>
      {family?.parentNo && row.parentId && (
        <RowLink className="ps-family" to={projectPath(row.parentId)}>
          {t(texts.again, { no: family.parentNo })}
        </RowLink>
      )}
      {family?.childNo && family.childId && (
        <RowLink className="ps-family" to={projectPath(family.childId)}>
          {t(texts.by, { no: family.childNo })}
        </RowLink>
      )}
    </span>
  );
}

function hasFamily(row: ProjectRow): row is ProjectLine {
  return 'childNo' in row;
}
