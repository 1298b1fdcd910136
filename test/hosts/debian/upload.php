<?php
/**
 * What MediaWiki says of files that are to be uploaded: its own checks, from what kind they are to whether an SVG holds a
 * script, and how big its reader of SVG takes them to be. Answers in JSON, by the files' names. A wiki is named by --conf.
 * php upload.php <folder of MediaWiki> --conf <LocalSettings.php> <file>...
 */

require_once $argv[1] . '/maintenance/Maintenance.php';

class CheckUploads extends Maintenance {
	public function execute() {
		$answer = array();
		foreach ( array_slice( $this->mArgs, 1 ) as $file ) {
			$upload = new class() extends UploadBase {
				public function initializeFromRequest( &$request ) {
				}
			};
			$upload->initializePathInfo( basename( $file ), $file, filesize( $file ) );
			$said  = $upload->verifyUpload();
			$isFit = $said['status'] === UploadBase::OK;
			$size  = array();
			if ( $isFit ) {
				$read = ( new SVGReader( $file ) )->getMetadata();
				$size = array( $read['width'], $read['height'] );
			}
			$answer[ basename( $file ) ] = $isFit ? $size : $said['details'];
		}
		$this->output( json_encode( $answer ) );
	}
}
$maintClass = CheckUploads::class;
require_once RUN_MAINTENANCE_IF_MAIN;
