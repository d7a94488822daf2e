import { bulletinsOfProject } from '@zhaocai/model/tendering/bulletin-endpoints';
import { bulletinLifecycle } from '@zhaocai/model/tendering/bulletin-lifecycle';
import { bulletinType } from '@zhaocai/model/tendering/choices';
import { Link } from 'react-router';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { useText } from '../../../kit/text/language.ts';
import { ChoiceTag } from '../../../kit/widgets/choice-tag.tsx';
import { Instant } from '../../../kit/widgets/instant.tsx';
import { Loaded } from '../../../kit/widgets/loading.tsx';
import { Section } from '../../../kit/widgets/section.tsx';
import { noticePath } from '../paths.ts';
import { detailTexts as texts } from './texts.ts';

export function NoticesSection({ projectId }: { projectId: string }) {
  const t = useText();
  const query = useEndpoint(bulletinsOfProject, { projectId });
  return (
    <Section title={t(texts.notices)} id="notices">
      <Loaded query={query} rows={2}>
        {(rows) =>
          rows.length === 0 ? (
            <p className="tender-hint detail-none">{t(texts.noNotices)}</p>
          ) : (
            <ul className="detail-list">
              {rows.map((row) => (
                <li key={row.id}>
                  <ChoiceTag choices={bulletinType.choices} value={row.bulletinType} />
                  <Link to={noticePath(row.id)}>{row.title}</Link>
                  <ChoiceTag choices={bulletinLifecycle.choices} value={row.bulletinStatus} />
                  <Instant at={row.publishTime ?? row.createTime} className="detail-time" />
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Section>
  );
}
