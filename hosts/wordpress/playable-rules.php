<?php
/**
 * Plugin Name: Playable rules
 * Description: Boards, lessons and rulebooks in posts: as a shortcode, or as a div that authors without a right to HTML may write too.
 * Version: 0.1.0
 * Requires at least: 5.0
 * Requires PHP: 7.4
 * License: MIT
 *
 * Put the package's folder dist beside this file. A shortcode takes what the element takes:
 * [playable kind="lesson" lesson="competition" lang="fr"]What readers without scripts see.[/playable]
 */

defined( 'ABSPATH' ) || exit;

const PLAYABLE_KINDS      = array( 'game', 'lesson', 'rulebook', 'phases' );
const PLAYABLE_ATTRIBUTES = 'game players seats names seed options moves state at readonly undo save forced coach fit timer data lesson rule pages step phase seat for level load shortcuts site lang id';

add_action(
	'wp_enqueue_scripts',
	static function () {
		wp_enqueue_script( 'playable-rules', plugins_url( 'dist/cdn/loader.js', __FILE__ ), array(), null, true );
	}
);

add_filter(
	'script_loader_tag',
	static function ( $tag, $handle ) {
		return 'playable-rules' === $handle ? str_replace( '<script ', '<script type="module" ', preg_replace( '/ type=([\'"]).*?\1/', '', $tag ) ) : $tag;
	},
	10,
	2
);

add_shortcode(
	'playable',
	static function ( $given, $children = '' ) {
		$given = (array) $given;
		$kind  = in_array( $given['kind'] ?? '', PLAYABLE_KINDS, true ) ? $given['kind'] : 'game';
		// A word alone is an attribute without a value.
		foreach ( $given as $name => $value ) {
			if ( is_int( $name ) ) {
				$given[ $value ] = '';
			}
		}
		$html = '';
		foreach ( array_intersect_key( $given, array_flip( explode( ' ', PLAYABLE_ATTRIBUTES ) ) ) as $name => $value ) {
			$html .= sprintf( ' %s="%s"', $name, esc_attr( $value ) );
		}
		return sprintf( '<playable-%1$s%2$s>%3$s</playable-%1$s>', $kind, $html, do_shortcode( $children ) );
	}
);
