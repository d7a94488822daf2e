import './consortium.css';
import { PlusOutlined } from '@ant-design/icons';
import { memberByCode } from '@zhaocai/model/tendering/consortium-endpoints';
import { enterpriseSize } from '@zhaocai/model/tendering/choices';
import { Button, Input, Select } from 'antd';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { useSession } from '../../../kit/session/session-store.ts';
import { useText } from '../../../kit/text/language.ts';
import { FileField } from '../../../kit/widgets/file-field.tsx';
import { Section } from '../../../kit/widgets/section.tsx';
import { blankMember, sumOfShares, type ConsortiumDraft, type MemberDraft } from './consortium-draft.ts';
import { consortiumTexts as texts } from './texts.ts';

export interface ConsortiumFieldsProps {
  readonly draft: ConsortiumDraft;
  readonly isByInvitation: boolean;
  readonly onChange: (draft: ConsortiumDraft) => void;
}

const mostMembers = 20;

/** Who bids together, with what share each, and the agreement that says so. */
export function ConsortiumFields({ draft, isByInvitation, onChange }: ConsortiumFieldsProps) {
  const t = useText();
  const { members, files } = draft;
  const change = (key: string, more: Partial<MemberDraft>) =>
    onChange({ ...draft, members: members.map((one) => (one.key === key ? { ...one, ...more } : one)) });
  const remove = (key: string) => onChange({ ...draft, members: members.filter((one) => one.key !== key) });
  return (
    <Section title={t(texts.title)} note={t(texts.hint)}>
      <ol className="cons-members">
        {members.map((one, at) => (
          <MemberFields
            key={one.key}
            member={one}
            no={at + 1}
            onChange={(more) => change(one.key, more)}
            onRemove={members.length > 2 && at > 0 ? () => remove(one.key) : undefined}
          />
        ))}
      </ol>
      <div className="cons-foot">
        <Button
          type="dashed"
          icon={<PlusOutlined />}
          disabled={members.length >= mostMembers}
          onClick={() => onChange({ ...draft, members: [...members, blankMember()] })}
        >
          {t(texts.add)}
        </Button>
        <Sum members={members} />
      </div>
      <div className="cons-agreement" role="group" aria-label={t(texts.agreement)}>
        <span className="cons-label">{t(texts.agreement)}</span>
        <FileField value={[...files]} maxCount={5} onChange={(kept) => onChange({ ...draft, files: kept ?? [] })} />
        <span className="reg-quiet">{t(texts.agreementHint)}</span>
      </div>
      <p className="reg-quiet cons-hint">
        {t(texts.confirmHint)}
        {isByInvitation && t(texts.invitedHint)}
      </p>
    </Section>
  );
}

function Sum({ members }: { readonly members: readonly MemberDraft[] }) {
  const t = useText();
  const sum = sumOfShares(members);
  const isRight = sum === '100';
  return (
    <span className={isRight ? 'cons-sum' : 'cons-sum cons-sum-wrong'} role="status">
      {t(texts.sum, { sum })}
      {!isRight && ` · ${t(texts.sumWrong)}`}
    </span>
  );
}

interface MemberFieldsProps {
  readonly member: MemberDraft;
  readonly no: number;
  readonly onChange: (more: Partial<MemberDraft>) => void;
  readonly onRemove: (() => void) | undefined;
}

function MemberFields({ member, no, onChange, onRemove }: MemberFieldsProps) {
  const t = useText();
  const ownName = useSession((state) => state.user?.tenantName);
  const isOwn = no === 1;
  const named = (label: string) => `${t(texts.member, { no })} ${label}`;
  return (
    <li className="cons-member">
      <div className="cons-code">
        <span className="cons-label">{isOwn ? t(texts.leader) : t(texts.creditCode)}</span>
        {isOwn ? (
          <span className="cons-own">{ownName ?? t(texts.own)}</span>
        ) : (
          <>
            <Input
              className="kit-number"
              aria-label={named(t(texts.creditCode))}
              value={member.creditCode}
              maxLength={18}
              onChange={(event) => onChange({ creditCode: event.target.value })}
            />
            <CompanyName code={member.creditCode.trim().toUpperCase()} />
          </>
        )}
      </div>
      <label className="cons-share">
        <span className="cons-label">{t(texts.share)}</span>
        <Input
          className="kit-number"
          aria-label={named(t(texts.share))}
          inputMode="decimal"
          value={member.share}
          maxLength={6}
          onChange={(event) => onChange({ share: event.target.value })}
        />
      </label>
      <label className="cons-work">
        <span className="cons-label">{t(texts.work)}</span>
        <Input
          aria-label={named(t(texts.work))}
          value={member.work}
          maxLength={200}
          placeholder={t(texts.workExample)}
          onChange={(event) => onChange({ work: event.target.value })}
        />
      </label>
      {!isOwn && (
        <div className="cons-size">
          <span className="cons-label">{t(texts.size)}</span>
          <Select
            aria-label={named(t(texts.size))}
            value={member.smeType}
            options={enterpriseSize.choices.map(({ value, label }) => ({ value, label: t(label) }))}
            onChange={(smeType) => onChange({ smeType })}
          />
        </div>
      )}
      {onRemove && (
        <Button type="text" className="cons-remove" aria-label={named(t(texts.remove))} onClick={onRemove}>
          {t(texts.remove)}
        </Button>
      )}
    </li>
  );
}

const codeLength = 18;

/** Whose code it is, once it is whole. */
function CompanyName({ code }: { readonly code: string }) {
  const t = useText();
  const { data } = useEndpoint(memberByCode, { creditCode: code }, { enabled: code.length === codeLength });
  if (!data || code.length !== codeLength) return null;
  return data.name ? (
    <span className="cons-name">{data.name}</span>
  ) : (
    <span className="cons-name cons-sum-wrong">{t(texts.unknown)}</span>
  );
}
