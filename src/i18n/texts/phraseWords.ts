import type { PhraseCode } from '../../domain/conversations/phrases.ts';
import type { ProposalCode } from '../../domain/conversations/proposalFields.ts';
import type { Bilingual } from '../texts.ts';
import { answerWords } from './answerWords.ts';
import { proposalWords } from './proposalWords.ts';
import { questionWords } from './questionWords.ts';

/** Phrases of conversations, by code (src/domain/conversations/phrases.ts). */
export const phraseWords: Record<PhraseCode | ProposalCode | 'photo', Bilingual> = {
  ...questionWords,
  ...answerWords,
  ...proposalWords,
  photo: { en: '📷 Photo', vi: '📷 Ảnh' },
};
