import { caStatus, eduworkType, judgeLevels, titleLevel } from '@zhaocai/model/expert/choices';
import {
  expertTitle,
  type expertBank,
  type expertCa,
  type expertEduwork,
  type expertJudgeinfo,
} from '@zhaocai/model/expert/expert-records';
import { instantToMs, serverNow } from '../../../kit/clock/server-clock.ts';
import { FieldValueView } from '../../../kit/resource-form/field-value.tsx';
import { useText } from '../../../kit/text/language.ts';
import { ChoiceTag, ToneTag } from '../../../kit/widgets/choice-tag.tsx';
import { expertTexts as texts } from '../texts.ts';
import type { RecordLook } from './record-list.tsx';

export const titleLook: RecordLook<(typeof expertTitle)['fields']> = {
  main: ({ titleName }) => titleName,
  line: ({ titleLevel: level, certNo, titleDate, files }) => (
    <>
      <ChoiceTag choices={titleLevel.choices} value={level} />
      <span className="kit-number">{[certNo, titleDate].filter(Boolean).join(' · ')}</span>
      {files && files.length > 0 && <FieldValueView field={expertTitle.fields.files} value={files} />}
    </>
  ),
};

export const eduworkLook: RecordLook<(typeof expertEduwork)['fields']> = {
  main: ({ org }) => org,
  line: ({ eduworkType: kind, post, fromDay, toDay }) => (
    <>
      <ChoiceTag choices={eduworkType.choices} value={kind} />
      <span>{post}</span>
      <Days from={fromDay} to={toDay} />
    </>
  ),
};

export const judgeinfoLook: RecordLook<(typeof expertJudgeinfo)['fields']> = {
  main: ({ itemCode }) => itemCode,
  line: ({ judgeLevel, fromDay }) => (
    <>
      <ChoiceTag choices={judgeLevels} value={judgeLevel} />
      <span className="kit-number">{fromDay}</span>
    </>
  ),
};

/** With whole numbers by the ids of the accounts, where somebody looked. */
export function bankLook(whole: ReadonlyMap<string, string>): RecordLook<(typeof expertBank)['fields']> {
  return {
    main: ({ bankName }) => bankName,
    line: ({ id, cardNo, holder, isDefault }) => (
      <>
        <span className="kit-number">{whole.get(id) ?? cardNo}</span>
        <span>{holder}</span>
        {isDefault && <Default />}
      </>
    ),
  };
}

export const caLook: RecordLook<(typeof expertCa)['fields']> = {
  main: ({ certSn }) => <span className="kit-mono">{certSn}</span>,
  line: ({ certDn, notBefore, notAfter, caStatus: status }) => (
    <>
      <span>{certDn}</span>
      <Days from={notBefore} to={notAfter} />
      {status === caStatus.code.revoked ? (
        <ChoiceTag choices={caStatus.choices} value={status} />
      ) : (
        <RunsOut notAfter={notAfter} />
      )}
    </>
  ),
};

function Days({ from, to }: { readonly from: string; readonly to: string | null }) {
  const t = useText();
  return (
    <span className="kit-number">
      {from} — {to ?? t(texts.untilNow)}
    </span>
  );
}

function Default() {
  const t = useText();
  return <ToneTag tone="blue">{t(texts.isDefault)}</ToneTag>;
}

const dayMs = 86_400_000;
const warnedDays = 30;

/** Orange within its last 30 days, red afterwards. */
function RunsOut({ notAfter }: { readonly notAfter: string }) {
  const t = useText();
  const days = Math.ceil((instantToMs(`${notAfter} 00:00:00`) - serverNow()) / dayMs);
  if (days < 0) return <ToneTag tone="red">{t(texts.expired)}</ToneTag>;
  if (days > warnedDays) return null;
  return <ToneTag tone="orange">{t(texts.expiresIn, { days })}</ToneTag>;
}
