import { bulletinsOfProject } from '@zhaocai/model/tendering/bulletin-endpoints';
import { bulletinType } from '@zhaocai/model/tendering/choices';
import type { PublishedProject } from '@zhaocai/model/tendering/published-endpoints';
import { Link } from 'react-router';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { useText } from '../../../kit/text/language.ts';
import { ChoiceTag } from '../../../kit/widgets/choice-tag.tsx';
import { shownInstant } from '../../../kit/widgets/instant-picker.tsx';
import { Loaded } from '../../../kit/widgets/loading.tsx';
import { Section } from '../../../kit/widgets/section.tsx';
import { bidProjectTexts as texts } from './texts.ts';

const readerPath = '/projectManagement/noticeAdministration/noticeParticulars';

/** Everything that was announced about the project, newest last. */
export function ProjectNotices({ project }: { project: Pick<PublishedProject, 'id' | 'tenantId'> }) {
  const t = useText();
  const query = useEndpoint(bulletinsOfProject, { projectId: project.id });
  return (
    <Section title={t(texts.notices)}>
      <Loaded query={query} rows={2}>
        {(notices) => (
          <ul className="bid-notices">
            {notices.map((notice) => (
              <li key={notice.id}>
                <Link to={`${readerPath}?id=${notice.id}&tenantId=${project.tenantId}`}>{notice.title}</Link>
                <span className="bid-quiet">
                  <ChoiceTag choices={bulletinType.choices} value={notice.bulletinType} /> ·{' '}
                  {shownInstant(notice.publishTime)}
                </span>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </Section>
  );
}
