import type { ComponentType } from 'react';
import { publicRoutes } from '../public/public-routes';

/** A public page without its frame. */
export type PublicScreen = { readonly Screen: ComponentType; readonly title: string };

/** Loads the public page at a path. */
export async function loadPublicScreen(path: string): Promise<PublicScreen> {
  const route = publicRoutes.find((one) => one.path === path);
  if (typeof route?.lazy !== 'function') throw new Error(`${path} is no public page.`);
  const { Component } = await route.lazy();
  if (!Component) throw new Error(`${path} has no component.`);
  return { Screen: Component, title: route.handle.title };
}
