import { configureStore, createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';

/** What the form in steps asks for, as typed. */
export type RoofRequest = {
  readonly roof: string;
  /** In squares of 100 square feet. */
  readonly squares: string;
  readonly name: string;
  readonly email: string;
};

export const STEPS = ['Roof', 'Contact', 'Review'] as const;

export type RequestState = { readonly step: number; readonly isSent: boolean; readonly values: RoofRequest };

export const BLANK_REQUEST: RequestState = {
  step: 0,
  isSent: false,
  values: { roof: '', squares: '', name: '', email: '' },
};

const slice = createSlice({
  name: 'roofRequest',
  initialState: BLANK_REQUEST,
  reducers: {
    changed: (state, { payload }: PayloadAction<Partial<RoofRequest>>) => ({
      ...state,
      values: { ...state.values, ...payload },
    }),
    wentTo: (state, { payload }: PayloadAction<number>) => ({
      ...state,
      step: Math.min(Math.max(payload, 0), STEPS.length - 1),
    }),
    sent: (state) => ({ ...state, isSent: true }),
    startedOver: () => BLANK_REQUEST,
  },
});

export const { changed, wentTo, sent, startedOver } = slice.actions;

/** The store of one visit to the form, starting from what was kept. */
export function createRequestStore(kept: RequestState) {
  return configureStore({ reducer: slice.reducer, preloadedState: kept });
}

/** What is wrong in a step, by field; empty when one may go on. */
export function problemsIn(step: number, values: RoofRequest): Partial<Record<keyof RoofRequest, string>> {
  if (step === 0) {
    const squares = Number(values.squares);
    return {
      ...(values.roof === '' && { roof: 'Choose a roof.' }),
      ...(!(squares >= 1 && squares <= 500) && { squares: 'Write the squares, from 1 to 500.' }),
    };
  }
  if (step > 1) return {};
  return {
    ...(values.name.trim() === '' && { name: 'Write the name.' }),
    ...(!/^\S+@\S+\.\S+$/.test(values.email.trim()) && {
      email: 'This does not look like an e-mail address.',
    }),
  };
}
