import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { uploadFile } from '../../kit/http/upload.ts';
import { writeRecord } from '../../kit/session/local-record.ts';
import { currentUser, useSession } from '../../kit/session/session-store.ts';
import { useText } from '../../kit/text/language.ts';
import { useNotify } from '../../kit/widgets/use-notify.tsx';
import { ask } from '../session/ask.ts';
import { avatarFault, type ProfileDraft } from './profile-check.ts';
import { profileTexts as texts } from './profile-texts.ts';

export interface ProfileChange extends ProfileDraft {
  readonly version: number;
  /** Left out: stays as it is. */
  readonly avatar?: string;
}

const putFilePath = '/api/blade-resource/oss/endpoint/put-file';

/** The picture is sent when it is chosen; with the rest it counts when it is saved. */
export function useProfile() {
  const t = useText();
  const notify = useNotify();
  const queries = useQueryClient();
  const [avatar, setAvatar] = useState<string>();
  const [isUploading, setUploading] = useState(false);
  const choose = async (file: File) => {
    const fault = avatarFault(file);
    if (fault) return notify.warning(t(fault));
    setUploading(true);
    try {
      setAvatar(storedName(await uploadFile({ file, path: putFilePath, query: { image: '1' } })));
    } catch (error) {
      notify.failure(error);
    } finally {
      setUploading(false);
    }
  };
  const saving = useMutation({
    mutationFn: (body: ProfileChange) => ask({ method: 'POST', path: '/api/blade-user/update-info', body }),
    onSuccess: async (_answer, change) => {
      keepUser(change);
      notify.success(t(texts.saved));
      await queries.invalidateQueries();
    },
    onError: notify.failure,
  });
  return { avatar, choose, isUploading, save: saving.mutate, isSaving: saving.isPending };
}

/** This upload answers otherwise than the general one: the id of the file, or at least a link. */
function storedName(put: object): string | undefined {
  if ('attachId' in put && typeof put.attachId === 'string') return put.attachId;
  return 'link' in put && typeof put.link === 'string' ? put.link : undefined;
}

/** The top bar shows the new name and picture at once. */
function keepUser({ name, avatar }: ProfileChange): void {
  const user = currentUser();
  if (!user) return;
  const changed = { ...user, nickName: name, avatar: avatar ?? user.avatar };
  useSession.setState({ user: changed });
  writeRecord('userInfo', changed);
}
