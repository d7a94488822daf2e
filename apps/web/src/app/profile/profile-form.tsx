import { roleText } from '@zhaocai/model/permission/role-words';
import type { ownUserInfo } from '@zhaocai/model/session/own-user';
import type { EndpointOutput } from '@zhaocai/model/kit/endpoint';
import type { Text } from '@zhaocai/model/kit/text';
import { Button, Form, Input } from 'antd';
import { useRef, useState } from 'react';
import { useUnsaved } from '../../kit/page/page-tab.ts';
import { useKeptForm } from '../../kit/resource-form/use-kept-form.tsx';
import { useLanguage, useText } from '../../kit/text/language.ts';
import { DescriptionList } from '../../kit/widgets/description-list.tsx';
import { AvatarField } from './avatar-field.tsx';
import { profileFaults, type ProfileDraft } from './profile-check.ts';
import { profileTexts as texts } from './profile-texts.ts';
import { useProfile } from './use-profile.ts';

type OwnUser = EndpointOutput<typeof ownUserInfo>;
type Faults = Partial<Record<keyof ProfileDraft, Text>>;

/** Picture, name, phone, email; what an administrator decides is only shown. */
export function ProfileForm({ user }: { user: OwnUser }) {
  const t = useText();
  const language = useLanguage();
  const { avatar, choose, isUploading, save, isSaving } = useProfile();
  const [form] = Form.useForm<ProfileDraft>();
  const [faults, setFaults] = useState<Faults>({});
  const [isTouched, setTouched] = useState(false);
  const element = useRef<HTMLDivElement>(null);
  const typing = useKeptForm('profile', form, () => setTouched(true));
  useUnsaved(isTouched || avatar !== undefined, element);

  const handleFinish = (typed: ProfileDraft) => {
    const draft = { name: typed.name.trim(), phone: typed.phone.trim(), email: typed.email.trim() };
    const found = profileFaults(draft);
    setFaults(found);
    if (Object.keys(found).length > 0) return;
    const change = { ...draft, version: user.version, ...(avatar ? { avatar } : {}) };
    save(change, { onSuccess: typing.drop });
  };
  const field = (name: keyof ProfileDraft, label: Text, input: React.ReactElement) => (
    <Form.Item
      name={name}
      label={t(label)}
      validateStatus={faults[name] ? 'error' : undefined}
      help={faults[name] && t(faults[name])}
    >
      {input}
    </Form.Item>
  );
  return (
    <div ref={element}>
      <AvatarField avatar={avatar ?? user.avatar} isBusy={isUploading} onChoose={choose} />
      <Form
        form={form}
        name="profile"
        layout="vertical"
        initialValues={{ name: user.name, phone: user.phone ?? '', email: user.email ?? '' }}
        onValuesChange={(changed: object) => {
          setTouched(true);
          typing.keep(changed);
        }}
        onFinish={handleFinish}
      >
        {typing.offer}
        {field('name', texts.name, <Input maxLength={20} autoComplete="name" />)}
        {field('phone', texts.phone, <Input maxLength={20} inputMode="tel" autoComplete="tel" />)}
        {field('email', texts.email, <Input maxLength={45} autoComplete="email" />)}
        <Button type="primary" htmlType="submit" loading={isSaving} disabled={isUploading}>
          {t(texts.save)}
        </Button>
      </Form>
      <DescriptionList
        facts={[
          { key: 'account', label: t(texts.account), value: user.account },
          { key: 'dept', label: t(texts.dept), value: user.deptName },
          { key: 'role', label: t(texts.role), value: roleText(user.roleName, language) },
        ]}
      />
    </div>
  );
}
