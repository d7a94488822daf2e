import { bulletinTenantPage, type BulletinLine } from '@zhaocai/model/tendering/bulletin-endpoints';
import { bulletinLifecycle } from '@zhaocai/model/tendering/bulletin-lifecycle';
import { bulletinType } from '@zhaocai/model/tendering/choices';
import { isOpened } from '@zhaocai/model/tendering/project-lifecycle';
import { Link } from 'react-router';
import { useEndpoint } from '../../kit/endpoint/use-endpoint.ts';
import { useAllowed } from '../../kit/session/allowed.ts';
import { useText } from '../../kit/text/language.ts';
import { ToneTag } from '../../kit/widgets/choice-tag.tsx';
import { Deadline } from '../../kit/widgets/deadline.tsx';
import { Loaded } from '../../kit/widgets/loading.tsx';
import { Section } from '../../kit/widgets/section.tsx';
import { Ago } from '../../kit/widgets/instant.tsx';
import { homeTexts as texts } from './texts.ts';
import { words } from '../../kit/text/words.ts';

const shownCount = 8;
const noticePath = '/projectManagement/noticeAdministration';
const researchPath = '/researchNeeds/noticeDetail/index';

/** The newest published bulletins, of all units that publish to this one. */
export function Bulletins() {
  const t = useText();
  const query = useEndpoint(bulletinTenantPage, { current: 1, size: shownCount, isUncounted: 1 });
  return (
    <Section title={t(texts.notices)} extra={<Link to={`${noticePath}/noticeList`}>{t(texts.allNotices)}</Link>}>
      <Loaded query={query} rows={4}>
        {({ records }) =>
          records.length === 0 ? (
            <p className="home-quiet">{t(texts.noticesNone)}</p>
          ) : (
            <ul className="home-list">
              {records.map((notice) => (
                <li key={notice.id}>
                  {notice.isEntered && <ToneTag tone="green">{t(enteredText)}</ToneTag>}
                  <NoticeName notice={notice} />
                  <span className="home-end">
                    <NoticeTime notice={notice} />
                  </span>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Section>
  );
}

type Notice = Pick<BulletinLine, 'id' | 'tenantId' | 'title' | 'bulletinType'>;

/** A research is answered on a screen of its own, by whoever may answer any. */
function NoticeName({ notice: { id, tenantId, title, bulletinType: kind } }: { readonly notice: Notice }) {
  const allowed = useAllowed();
  const isResearch = bulletinType.is(kind, 'research');
  if (isResearch && !allowed('researchNeeds_view')) return <span>{title}</span>;
  const path = isResearch ? researchPath : `${noticePath}/noticeParticulars`;
  return <Link to={`${path}?id=${id}&tenantId=${tenantId}`}>{title}</Link>;
}

/** Until when somebody may quote or answer; else since when it is there. */
function NoticeTime({ notice }: { readonly notice: BulletinLine }) {
  const { bulletinType: kind, bidEndTime, bulletinStatus, endTime, publishTime, stage } = notice;
  const end = bulletinType.is(kind, 'research') ? endTime : bidEndTime;
  if (bulletinType.is(kind, 'result') || end === null) return <Ago at={publishTime} className="home-quiet" />;
  return <Deadline at={end} isMet={isOpened(stage) || bulletinLifecycle.is(bulletinStatus, 'ended')} />;
}

const enteredText = words.registered;
