import { bulletinTenantPage } from '@zhaocai/model/tendering/bulletin-endpoints';
import { Link } from 'react-router';
import { useEndpoint } from '../../kit/endpoint/use-endpoint.ts';
import { useText } from '../../kit/text/language.ts';
import { ToneTag } from '../../kit/widgets/choice-tag.tsx';
import { Deadline } from '../../kit/widgets/deadline.tsx';
import { Loaded } from '../../kit/widgets/loading.tsx';
import { Section } from '../../kit/widgets/section.tsx';
import { Ago } from '../../kit/widgets/instant.tsx';
import { homeTexts as texts } from './texts.ts';
import { words } from '../../kit/text/words.ts';

const shownCount = 8;
const openedStage = 45;
const resultType = 2;
const noticePath = '/projectManagement/noticeAdministration';

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
                  <Link to={`${noticePath}/noticeParticulars?id=${notice.id}&tenantId=${notice.tenantId}`}>
                    {notice.title}
                  </Link>
                  <span className="home-end">
                    {notice.bulletinType === resultType || notice.bidEndTime === null ? (
                      <Ago at={notice.publishTime} className="home-quiet" />
                    ) : (
                      <Deadline at={notice.bidEndTime} isMet={(notice.stage ?? 0) >= openedStage} />
                    )}
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

const enteredText = words.registered;
