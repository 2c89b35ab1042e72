import type { StudioGesture, StudioGestureDone } from '../../../core/studio/studio-api.ts';
import { Refusal, UsageError } from '../../command-line/index.ts';
import { confine } from '../confined-files.ts';
import type { EditedSite } from '../edited-site.ts';
import { addLanguage } from './add-language.ts';
import { addOverride } from './add-override.ts';
import { addPage, addSection } from './add-pages.ts';
import { copyPage } from './copy-pages.ts';
import { DraftedSite } from './drafted-site.ts';
import { renameText, setText } from './edit-texts.ts';
import { type GesturePlan, refused } from './gesture-plan.ts';
import { movePage, moveSection } from './move-pages.ts';
import { orderPages, orderSections } from './order-menus.ts';
import { removeLanguage } from './remove-language.ts';
import { removePage, removeSection } from './remove-pages.ts';

export { readAnswer } from './ask-answer.ts';

/**
 * Does a whole gesture as one step, unless something speaks against it.
 *
 * @throws {CallProblem} where the site has changed since
 */
export async function doGesture(
  edited: EditedSite,
  gesture: StudioGesture,
): Promise<StudioGestureDone> {
  edited.refuseStale(gesture.base);
  const { files, label, page, notes, refusals = [] } = await plan(edited, gesture);
  for (const file of Object.keys(files)) confine(edited.site.root, file);
  const isDone = refusals.length === 0 && gesture.dryRun !== true;
  const state = isDone
    ? await edited.change(files, label, gesture.merge)
    : { ...edited.state(), pages: [], isWide: false, isReloaded: false, ms: 0 };
  return {
    ...state,
    isDone,
    files: Object.keys(files),
    ...(page !== undefined && { page }),
    notes,
    refusals,
  };
}

async function plan(edited: EditedSite, gesture: StudioGesture): Promise<GesturePlan> {
  try {
    return await planGesture(new DraftedSite(edited), gesture);
  } catch (error) {
    // What the commands say against a new page.
    if (error instanceof Refusal || error instanceof UsageError) {
      return refused(gesture.name, error.message);
    }
    throw error;
  }
}

function planGesture(
  site: DraftedSite,
  gesture: StudioGesture,
): GesturePlan | Promise<GesturePlan> {
  switch (gesture.name) {
    case 'add-page':
      return addPage(site, gesture.arguments);
    case 'add-section':
      return addSection(site, gesture.arguments);
    case 'add-language':
      return addLanguage(site, gesture.arguments);
    case 'remove-language':
      return removeLanguage(site, gesture.arguments);
    case 'copy-page': {
      const { page, route, titles } = gesture.arguments;
      return copyPage(site, page, { route, titles, withDetails: false });
    }
    case 'move-page':
      return movePage(site, gesture.arguments);
    case 'move-section':
      return moveSection(site, gesture.arguments);
    case 'remove-page':
      return removePage(site, gesture.arguments);
    case 'remove-section':
      return removeSection(site, gesture.arguments);
    case 'order-pages':
      return orderPages(site, gesture.arguments);
    case 'order-sections':
      return orderSections(site, gesture.arguments);
    case 'set-text':
      return setText(site, gesture.arguments);
    case 'rename-text':
      return renameText(site, gesture.arguments);
    case 'add-override':
      return addOverride(site, gesture.arguments);
  }
}
