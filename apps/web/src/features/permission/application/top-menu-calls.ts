import { resource } from '@zhaocai/model/kit/resource';
import { topMenu } from '@zhaocai/model/permission/top-menu';

const { detail } = resource(topMenu);

/** One application. */
export const topMenuDetail = detail;
