import type { ProjectDetail } from '@zhaocai/model/tendering/project-endpoints';
import { isTendering, projectLifecycle } from '@zhaocai/model/tendering/project-lifecycle';
import { modifyType, projectModifyLifecycle } from '@zhaocai/model/tendering/project-modify';
import { modifiesOfProject } from '@zhaocai/model/tendering/project-modify-endpoints';
import { Button } from 'antd';
import { Link, useNavigate } from 'react-router';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { useAllowed } from '../../../kit/session/allowed.ts';
import { useText } from '../../../kit/text/language.ts';
import { ChoiceTag } from '../../../kit/widgets/choice-tag.tsx';
import { Section } from '../../../kit/widgets/section.tsx';
import { Instant } from '../../../kit/widgets/instant.tsx';
import { changeApplicationPath, editChangePaths } from '../paths.ts';
import { changeTexts as texts } from './texts.ts';

/** What was applied for to change the published project, and the way to apply. */
export function ChangesSection({ detail: { id, stage, publishTime } }: { readonly detail: ProjectDetail }) {
  const t = useText();
  const navigate = useNavigate();
  const allowed = useAllowed();
  const mayRead = allowed('projectModify_view') && publishTime !== null;
  const { data = [] } = useEndpoint(modifiesOfProject, { projectId: id }, { enabled: mayRead });
  const isAnnounced = projectLifecycle.is(stage, 'resultPublished');
  const mayApply = allowed('projectModify_add') && (isTendering(stage) || isAnnounced);
  if (!mayRead || (data.length === 0 && !mayApply)) return null;
  const path = isAnnounced ? editChangePaths.result : editChangePaths.item;
  return (
    <Section
      title={t(texts.title)}
      id="changes"
      extra={
        mayApply && (
          <Button size="small" onClick={() => void navigate(`${path}?projectId=${id}`)}>
            {t(texts.apply)}
          </Button>
        )
      }
    >
      {data.length === 0 ? (
        <p className="tender-hint detail-none">{t(texts.noneHere)}</p>
      ) : (
        <ul className="detail-list">
          {data.map((row) => (
            <li key={row.id}>
              <ChoiceTag choices={modifyType.choices} value={row.modifyType} />
              <Link to={`${changeApplicationPath}?id=${row.id}`}>{row.content.slice(0, 60)}</Link>
              <ChoiceTag choices={projectModifyLifecycle.choices} value={row.auditStatus} />
              <Instant at={row.createTime} className="detail-time" />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
