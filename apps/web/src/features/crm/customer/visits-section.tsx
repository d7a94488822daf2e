import { resource } from '@zhaocai/model/kit/resource';
import type { VisitRow } from '@zhaocai/model';
import type { Fields } from '@zhaocai/model/kit/field';
import { visitWays } from '@zhaocai/model/crm/choices';
import { visitCustomer, visitHistory } from '@zhaocai/model/crm/crm-endpoints';
import { customerLink, customerVisit } from '@zhaocai/model/crm/customer';
import { Button } from 'antd';
import { useState } from 'react';
import { msToInstant, serverNow } from '../../../kit/clock/server-clock.ts';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { ResourceForm, type FormValues } from '../../../kit/resource-form/resource-form.tsx';
import { useAllowed } from '../../../kit/session/allowed.ts';
import { useText } from '../../../kit/text/language.ts';
import { ChoiceTag } from '../../../kit/widgets/choice-tag.tsx';
import { Dialog } from '../../../kit/widgets/dialog.tsx';
import { Loaded } from '../../../kit/widgets/loading.tsx';
import { Section } from '../../../kit/widgets/section.tsx';
import { Instant } from '../../../kit/widgets/instant.tsx';
import { crmTexts as texts } from '../texts.ts';
import { useMore } from '../use-more.ts';
import '../crm.css';

/** What was talked about with a customer, the newest first. */
export function VisitsSection({ customerId }: { customerId: string }) {
  const t = useText();
  const allowed = useAllowed();
  const [isLogging, setLogging] = useState(false);
  const more = useMore();
  const query = useEndpoint(visitHistory, { customerId, ...more.asked }, { keepPrevious: true });
  const log = allowed('customer_visit') && (
    <Button type="primary" size="small" onClick={() => setLogging(true)}>
      {t(texts.visit)}
    </Button>
  );
  return (
    <Section
      title={t(texts.visits)}
      note={query.data && `${more.shownOf(query.data).length}${more.hasMore(query.data) ? '+' : ''}`}
      extra={log}
    >
      <Loaded query={query} rows={3}>
        {(visits) =>
          visits.length === 0 ? (
            <p className="crm-note">{t(texts.noVisits)}</p>
          ) : (
            <>
              <ol className="crm-list">
                {more.shownOf(visits).map((visit) => (
                  <VisitLine key={visit.id} visit={visit} />
                ))}
              </ol>
              {more.hasMore(visits) && <Button onClick={more.showMore}>{t(texts.showMore)}</Button>}
            </>
          )
        }
      </Loaded>
      {isLogging && <VisitDialog customerId={customerId} onClose={() => setLogging(false)} />}
    </Section>
  );
}

function VisitLine({ visit }: { visit: VisitRow }) {
  const t = useText();
  const { visitTime, way, linkName, createUserName, content, nextAction, nextVisitDay } = visit;
  return (
    <li className="crm-visit">
      <div className="crm-visit-head">
        <Instant at={visitTime} />
        <ChoiceTag choices={visitWays} value={way} />
        <span>{[createUserName, linkName].filter(Boolean).join(' → ')}</span>
      </div>
      <p>{content}</p>
      {nextAction && <p className="crm-note">{t(texts.next, { text: nextAction })}</p>}
      {nextVisitDay && <p className="crm-note">{t(texts.nextDay, { day: nextVisitDay })}</p>}
    </li>
  );
}

const { customerId: _customerId, linkId: _linkId, ...plainFields } = customerVisit.fields;
const contacts = resource(customerLink).list;

function VisitDialog({ customerId, onClose }: { customerId: string; onClose: () => void }) {
  const t = useText();
  const { data } = useEndpoint(contacts, { customerId });
  const visiting = useCommand(visitCustomer, { success: texts.visited });
  const people = data ?? [];
  // The people of this customer by their place in the list: a choice is a number.
  const linkId = {
    kind: 'choice',
    label: customerVisit.fields.linkId.label,
    choices: people.map(({ name }, index) => ({ value: index, label: { zh: name, en: name } })),
  } as const;
  const fields: Fields = people.length > 0 ? { ...plainFields, linkId } : plainFields;
  const handleSubmit = async ({ linkId: at, ...values }: FormValues) => {
    const link = typeof at === 'number' ? people[at] : undefined;
    const { content, visitTime, way, nextAction, nextVisitDay } = values;
    const answer = await visiting.run({
      customerId,
      linkId: link?.id,
      content: String(content ?? ''),
      visitTime: String(visitTime),
      way: Number(way),
      nextAction: textOf(nextAction),
      nextVisitDay: textOf(nextVisitDay),
    });
    if (answer) onClose();
    return answer !== undefined;
  };
  return (
    <Dialog isOpen title={t(texts.visit)} width={640} onClose={onClose}>
      <ResourceForm
        fields={fields}
        initial={{ visitTime: msToInstant(serverNow()), way: 1 }}
        onCancel={onClose}
        onSubmit={handleSubmit}
      />
    </Dialog>
  );
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}
