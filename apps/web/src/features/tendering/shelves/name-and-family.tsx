import type { Row } from '@zhaocai/model/kit/entity';
import type { project } from '@zhaocai/model/tendering/project';
import type { ProjectLine } from '@zhaocai/model/tendering/project-list-endpoints';
import { Link } from 'react-router';
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
      <Link className="kit-link" to={projectPath(row.id)}>
        {row.projectName}
      </Link>
      {family?.parentNo && row.parentId && (
        <Link className="ps-family" to={projectPath(row.parentId)}>
          {t(texts.again, { no: family.parentNo })}
        </Link>
      )}
      {family?.childNo && family.childId && (
        <Link className="ps-family" to={projectPath(family.childId)}>
          {t(texts.by, { no: family.childNo })}
        </Link>
      )}
    </span>
  );
}

function hasFamily(row: ProjectRow): row is ProjectLine {
  return 'childNo' in row;
}
